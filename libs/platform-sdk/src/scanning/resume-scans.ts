import type { Scanner } from './scan-runner';

/** Sends and looks up again what found no server, in its order; what becomes clear is added. */
export function resumeScans<T, R>({ store, send }: Scanner<T, R>): void {
  const { additions, aside, current, entries, line } = store.get();
  for (const { id, step, mayBeIn } of additions) {
    if (step === 'failed' && mayBeIn) send({ is: 'sendAgain', addition: id });
  }
  const lost = new Set(entries.filter(({ problem }) => problem !== null).map(({ id }) => id));
  for (const entry of [...aside, ...(current === null ? [] : [current])]) {
    if (!lost.has(entry)) continue;
    send({ is: 'lookAgain', entry });
    send({ is: 'reopen', entry });
    send({ is: 'enter' });
  }
  send({ is: 'typed', text: line });
}
