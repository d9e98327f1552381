import { takesKey } from './scan-machine';
import { runScanner } from './scan-runner';
import type { Reply, Scanner, ScanPorts } from './scan-runner';
import type { Found, ScanRules } from './scan-state';

/** What codes are found to be: one, two or three that share a stamp, one that only looks like it, nothing. */
export const known: Readonly<Record<string, Found<string>>> = {
  AA1: { match: 'whole', candidates: ['AA1'] },
  BB2: { match: 'whole', candidates: ['BB2'] },
  '2K': { match: 'whole', candidates: ['2K'] },
  SS: { match: 'whole', candidates: ['SS first', 'SS second'] },
  TT: { match: 'whole', candidates: ['TT first', 'TT second', 'TT third'] },
  CL: { match: 'close', candidates: ['nearly CL'] },
};

/** One line of the cart: what, and how much of it. */
export type CartLine = readonly [item: string, quantity: number];

interface Kept {
  id: number;
  line: CartLine;
  target: string;
}

/** A server that keeps a cart, knows every key it was sent, and answers through `reply`. */
export function fakeServer(
  reply: <V>(answer: Reply<V>, call: string) => Promise<Reply<V>> = (answer) => Promise.resolve(answer),
) {
  const made = new Map<string, Kept>();
  let cart: Kept[] = [];
  const asked: string[] = [];
  const calls: number[] = [];
  const ports: ScanPorts<string, number> = {
    lookUp: (code) => {
      asked.push(code);
      return reply({ value: known[code] ?? { match: 'none', candidates: [] } }, `find ${code}`);
    },
    add: (entries) => {
      const replies = entries.map(({ addition: { item, quantity, target }, key }): Reply<number> => {
        const kept = made.get(key) ?? { id: made.size + 1, line: [item, quantity], target };
        if (!made.has(key)) cart = [...cart, kept];
        made.set(key, kept);
        return { value: kept.id };
      });
      calls.push(entries.length);
      return reply<readonly Reply<number>[]>(
        { value: replies },
        `add ${entries.map(({ key }) => key).join()}`,
      );
    },
    takeOut: (id) => {
      cart = cart.filter((kept) => kept.id !== id);
      return reply({ value: null }, `take ${id}`);
    },
    wait: () => Promise.resolve(),
  };
  return {
    ports,
    /** The codes that were looked up. */
    asked,
    /** How many were added by each call. */
    calls,
    cart: (): CartLine[] => cart.map(({ line }) => line),
    targets: (): string[] => cart.map(({ target }) => target),
  };
}

/** A scanner for `ports`. */
export function scannerFor(ports: ScanPorts<string, number>, rules: Partial<ScanRules> = {}) {
  return runScanner<string, number>(
    { target: 'cart', addsAtOnce: false, asksFirst: false, ...rules },
    () => ports,
  );
}

/** Presses one key at the line, as the field and the page would take it. */
export function press({ store, send }: Scanner<string, number>, key: string): void {
  const state = store.get();
  if (key === '⏎') send({ is: 'enter' });
  else if (key === '↶' && takesKey(state, 'undo')) send({ is: 'undo' });
  else if (key === '↶') return;
  else if (key === '+' && takesKey(state, 'plus')) send({ is: 'plus' });
  else if (key === '*' && takesKey(state, 'star')) send({ is: 'star' });
  else send({ is: 'typed', text: state.line + key });
}

/** Lets every answer come that is under way. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
