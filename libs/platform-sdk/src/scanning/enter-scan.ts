import { addEntered, type EnteredAddition } from './scan-additions';
import type { Scanner } from './scan-runner';
import { advance } from './scan-steps';

/** Gives a scanner what was entered elsewhere and found no server: it keeps it, and sends it once, after what came before it. */
export function enterScan<T, R>({ store, send }: Scanner<T, R>, entered: EnteredAddition<T>): void {
  store.set(advance(addEntered(store.get(), entered)));
  send({ is: 'typed', text: store.get().line });
}
