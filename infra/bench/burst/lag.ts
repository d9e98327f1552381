import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_AGAIN_MS = 100;
const CAUGHT_UP_MS = 1000;

/** How many of some orders were invoiced at a moment. */
interface Sample {
  at: number;
  invoiced: number;
}

/** How late invoices came; milliseconds. */
export interface Lag {
  /** Of each order from its completion on, to the look that found it invoiced. */
  waits: number[];
  highest: number;
  /** From the first completion to the last. */
  completing: number;
  /** From the last completion until all were invoiced. */
  after: number;
  /** From the last completion until the oldest that waited had waited for less than a second. */
  caughtUpAfter: number;
}

/** Counts the invoices of some orders ten times in a second. */
export function watchInvoices(database: pg.Pool, loadIds: readonly string[], deadlineMs: number) {
  const samples: Sample[] = [];
  const text =
    'select count(*)::int as invoiced from invoicing.invoice where type = 4 and load_id = any($1::uuid[])';
  const watching = (async () => {
    for (const deadline = Date.now() + deadlineMs; ; await pause(LOOK_AGAIN_MS)) {
      const { rows } = await database.query<{ invoiced: number }>({
        name: 'invoiced',
        text,
        values: [loadIds],
      });
      const invoiced = rows[0]?.invoiced ?? 0;
      samples.push({ at: Date.now(), invoiced });
      if (invoiced === loadIds.length) return samples;
      if (Date.now() > deadline)
        throw new Error(`${invoiced} of ${loadIds.length} orders were invoiced in time.`);
    }
  })();
  return { untilAll: () => watching };
}

/** Orders are invoiced in the order in which they were completed, so a count says which. */
export function lagOf(completed: readonly number[], samples: readonly Sample[]): Lag {
  const times = [...completed].sort((one, other) => one - other);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const waits: number[] = [];
  const lags = samples.map(({ at, invoiced }) => {
    while (waits.length < invoiced) waits.push(Math.max(0, at - (times[waits.length] ?? at)));
    return { at, lag: Math.max(0, at - (times[invoiced] ?? at)) };
  });
  const late = lags.filter(({ at, lag }) => at > last && lag >= CAUGHT_UP_MS);
  return {
    waits,
    highest: Math.max(...lags.map(({ lag }) => lag)),
    completing: last - first,
    after: Math.max(0, (samples.at(-1)?.at ?? last) - last),
    caughtUpAfter: late.length ? (late.at(-1)?.at ?? last) + LOOK_AGAIN_MS - last : 0,
  };
}
