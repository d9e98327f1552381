import fc from 'fast-check';
import { fakeServer, known, press, scannerFor, settled } from './scanning.fixture';
import type { CartLine } from './scanning.fixture';
import type { Reply } from './scan-runner';
import type { ScanRules } from './scan-state';

const codes = [...Object.keys(known), 'NO'];
const words = [...codes, '1', '2', '3', '+', '*', '3*', '0.5*', '1/2*', '23*', '12*', 'Q5*', '↶', '⏎', '⏎⏎'];
/** Anything a scanner and a hand can type, in any order. */
const anyKeys = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...codes).map((code) => `${code}⏎`),
    ),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .map((typed) => [...typed.join('')]);

/** What the keys come to when every answer is there before the next key. */
async function withoutHaste(keys: readonly string[], rules: Partial<ScanRules>): Promise<CartLine[]> {
  const server = fakeServer();
  const scanner = scannerFor(server.ports, rules);
  for (const key of keys) {
    press(scanner, key);
    await settled();
  }
  return server.cart();
}

/** A scanner used in haste: answers are late, overtake each other, and those that `isLost` names do not come. */
async function inHaste(
  keys: readonly string[],
  scheduler: fc.Scheduler,
  rules: Partial<ScanRules>,
  isLost: (call: string, times: number) => boolean = () => false,
) {
  const times = new Map<string, number>();
  const server = fakeServer(<V>(answer: Reply<V>, call: string): Promise<Reply<V>> => {
    const nth = (times.get(call) ?? 0) + 1;
    times.set(call, nth);
    const given: Reply<V> = isLost(call, nth) ? { problem: 'no answer', isLost: true } : answer;
    return scheduler.schedule(Promise.resolve(given));
  });
  const scanner = scannerFor(server.ports, rules);
  const { task } = scheduler.scheduleSequence(keys.map((key) => () => Promise.resolve(press(scanner, key))));
  await scheduler.waitIdle();
  await task;
  return { cart: server.cart(), state: scanner.store.get() };
}

/** Loses answers to additions and removals twice; a third try gets its own. */
const losesSome = (call: string, times: number) => !call.startsWith('find') && times % 3 !== 0;

describe.each([
  ['with a key of its own for adding', { addsAtOnce: false }],
  ['adding at once', { addsAtOnce: true }],
])('%s', (_how, rules) => {
  it('comes to the same cart at any speed of keys and answers', async () => {
    await fc.assert(
      fc.asyncProperty(anyKeys, fc.boolean(), fc.scheduler(), async (keys, isLossy, scheduler) => {
        const calm = await withoutHaste(keys, rules);
        const { cart } = await inHaste(keys, scheduler, rules, isLossy ? losesSome : undefined);
        expect(cart).toEqual(calm);
      }),
      { numRuns: 150 },
    );
  });
});

/** A code of one candidate or of a shared stamp, scanned by a device that ends it with some returns. */
const job = fc.record({
  code: fc.constantFrom('AA1', 'BB2', '2K', 'SS', 'TT'),
  returns: fc.integer({ min: 2, max: 4 }),
  choice: fc.integer({ min: 1, max: 2 }),
  quantity: fc.constantFrom<[string, number]>(['', 1], ['3*', 3], ['0.5*', 0.5], ['3/4*', 0.75], ['12*', 12]),
});
type Job = typeof job extends fc.Arbitrary<infer One> ? One : never;

/** The keys of a job, and the one line that it must come to. */
function keysOf({ code, returns, choice, quantity: [typed, quantity] }: Job): {
  keys: string;
  line: CartLine;
} {
  const { candidates } = known[code] ?? { candidates: [] };
  const ends = '⏎'.repeat(returns);
  if (candidates.length === 1)
    return { keys: `${code}⏎${typed}${'⏎'.repeat(returns - 1)}`, line: [code, quantity] };
  const chosen = candidates[choice - 1] ?? '';
  return { keys: `${code}${ends}${choice}${typed === '' ? '' : typed}${ends}`, line: [chosen, quantity] };
}

const jobs = fc.array(job, { minLength: 1, maxLength: 20 });
const keysOfAll = (all: readonly Job[]) => [...all.map((one) => keysOf(one).keys).join('')];

it('adds each scanned code once and in order, what was chosen, and as much as was typed for it', async () => {
  await fc.assert(
    fc.asyncProperty(jobs, fc.scheduler(), async (all, scheduler) => {
      const { cart, state } = await inHaste(keysOfAll(all), scheduler, {}, losesSome);
      expect(cart).toEqual(all.map((one) => keysOf(one).line));
      expect(state.aside).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it('adds nothing else when lookups fail, and keeps every code that was not added', async () => {
  const plain = jobs.map((all) => all.filter(({ code }) => known[code]?.candidates.length === 1));
  await fc.assert(
    fc.asyncProperty(plain, fc.integer({ min: 2, max: 9 }), fc.scheduler(), async (all, one, scheduler) => {
      const isLost = (call: string, times: number) => call.startsWith('find') && times % one !== 0;
      const { cart, state } = await inHaste(keysOfAll(all), scheduler, {}, isLost);
      const kept = state.entries.filter(({ isSpent }) => !isSpent).map(({ code }) => code);
      const codesOf = (list: readonly string[]) => [...list].sort();
      expect(codesOf([...cart.map(([item]) => item), ...kept])).toEqual(codesOf(all.map(({ code }) => code)));
    }),
    { numRuns: 100 },
  );
});
