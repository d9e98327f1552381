import { TZDate } from '@date-fns/tz';
import {
  boughtSums,
  linesAsked,
  orderSums,
  sumsQuery,
  topCats,
  topCustomers,
  topLookups,
  type Asking,
  type Rollup,
} from '@washcoat/service-reporting/sums';
import { openDatabase, WORK_MEMORY } from '@washcoat/service-kit';
import { testSession } from '@washcoat/testing';
import type { Knex } from 'knex';
import { ZONE } from './many-lines';

/** What somebody of the house asks the database for over two years. */
type Question = (asking: Asking) => Knex.QueryBuilder;
const filters = {
  from: new TZDate(2023, 0, 1, ZONE).getTime(),
  to: new TZDate(2025, 0, 1, ZONE).getTime() - 1,
};

const sums =
  (rollup: Rollup, isOfRows: boolean): Question =>
  (asking) =>
    sumsQuery(
      asking,
      { rollup, filters, onlyRows: isOfRows ? linesAsked(asking, rollup.of, filters) : undefined },
      ZONE,
    );

/** Sums of what is kept and, where they are asked of the rows as well, without; the plans of the former stand in the page. */
export const questions: readonly { name: string; ask: Question; hasPlan: boolean }[] = [
  { name: 'transactions, of kept sums', ask: sums(boughtSums, false), hasPlan: true },
  { name: 'transactions, of rows', ask: sums(boughtSums, true), hasPlan: false },
  { name: 'cost sheet, of kept sums', ask: sums(orderSums, false), hasPlan: true },
  { name: 'cost sheet, of rows', ask: sums(orderSums, true), hasPlan: false },
  { name: 'top cats, of kept sums', ask: (asking) => topCats(ZONE).select(asking, filters), hasPlan: true },
  {
    name: 'top lookups, of kept sums',
    ask: (asking) => topLookups(ZONE).select(asking, filters),
    hasPlan: true,
  },
  {
    name: 'top customers, of kept sums',
    ask: (asking) => topCustomers(ZONE).select(asking, filters),
    hasPlan: true,
  },
];

/** How long a question takes in the database, the first time left out, and its plan. */
export async function planOf(
  adminUrl: string,
  ask: Question,
  rounds: number,
): Promise<{ durations: number[]; plan: string[] }> {
  const database = openDatabase({
    ...{ url: adminUrl, schema: 'reporting', poolMax: 1 },
    ...{ answerMs: 600_000, workMemory: WORK_MEMORY },
  });
  try {
    const asking = { database, session: testSession({ hierarchy: 1 }) };
    const durations: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const begin = performance.now();
      await ask(asking);
      durations.push(performance.now() - begin);
    }
    const { sql, bindings } = ask(asking).toSQL();
    const { rows } = await database.raw<{ rows: { 'QUERY PLAN': string }[] }>(
      `explain (analyze, costs off, timing off) ${sql}`,
      [...bindings],
    );
    return { durations: durations.slice(1), plan: rows.map((row) => row['QUERY PLAN']) };
  } finally {
    await database.destroy();
  }
}
