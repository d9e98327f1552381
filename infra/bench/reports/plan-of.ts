import { linesAsked, sumsQuery, type OrderFilters, type Rollup } from '@washcoat/service-reporting/sums';
import { openDatabase } from '@washcoat/service-kit';
import { testSession } from '@washcoat/testing';

const ZONE = 'America/New_York';

/** Which sums are asked for, how often, and whether rows are summed up although sums are kept. */
export interface PlanAsked {
  rollup: Rollup;
  filters: OrderFilters;
  isOfRows: boolean;
  rounds: number;
}

/** How long the sums that somebody of the house is answered take in the database, the first time left out, and their plan. */
export async function planOf(
  adminUrl: string,
  { rollup, filters, isOfRows, rounds }: PlanAsked,
): Promise<{ durations: number[]; plan: string[] }> {
  const database = openDatabase({ url: adminUrl, schema: 'reporting', poolMax: 1, answerMs: 600_000 });
  try {
    const asking = { database, session: testSession({ hierarchy: 1 }) };
    const query = () =>
      sumsQuery(
        asking,
        { rollup, filters, onlyRows: isOfRows ? linesAsked(asking, rollup.of, filters) : undefined },
        ZONE,
      );
    const durations: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const begin = performance.now();
      await query();
      durations.push(performance.now() - begin);
    }
    const { sql, bindings } = query().toSQL();
    const { rows } = await database.raw<{ rows: { 'QUERY PLAN': string }[] }>(
      `explain (analyze, costs off, timing off) ${sql}`,
      [...bindings],
    );
    return { durations: durations.slice(1), plan: rows.map((row) => row['QUERY PLAN']) };
  } finally {
    await database.destroy();
  }
}
