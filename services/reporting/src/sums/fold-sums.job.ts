import type { Job, Service } from '@washcoat/service-kit';
import { rollups, type Rollup, type RollupLevel } from './rollup';
import { spanRollups } from './span-rollup';

const MINUTE_MS = 60_000;
const DAYS_AT_ONCE = 400;
const ROWS_AT_ONCE = 20_000;

/** Folds what was added to days and spans into one row of each key. Whoever reads sees the same before, meanwhile and after. */
export const foldSums: Job = {
  name: 'fold-sums',
  everyMs: MINUTE_MS,
  async run(service) {
    await foldDays(service);
    await foldSpans(service);
  },
};

/** Days that something was added to, some hundred of each table. */
export async function foldDays({ database }: Pick<Service, 'database'>): Promise<void> {
  for (const rollup of rollups)
    for (const level of rollup.levels) await database.raw(foldText(rollup, level), [DAYS_AT_ONCE]);
}

/** All that was added to spans, so many rows in one transaction. */
export async function foldSpans({ database }: Pick<Service, 'database'>): Promise<void> {
  for (const { rollup } of spanRollups)
    for (let folded = ROWS_AT_ONCE; folded === ROWS_AT_ONCE;) {
      const { rows } = await database.raw<{ rows: { folded: number }[] }>(
        `select fold_${rollup.fresh}(?) as folded`,
        [ROWS_AT_ONCE],
      );
      folded = rows[0]?.folded ?? 0;
    }
}

function foldText({ sums }: Rollup, { table, dimensions }: RollupLevel): string {
  const names = Object.keys(sums);
  const keys = ['day', ...dimensions].join(', ');
  return `with days as (select distinct day from ${table} where not is_folded order by day limit ?),
      gone as (delete from ${table} using days where ${table}.day = days.day returning ${table}.*)
    insert into ${table} (${keys}, ${names.join(', ')}, is_folded)
      select ${keys}, ${names.map((name) => `sum(${name})`).join(', ')}, true
        from gone group by ${keys} having ${names.map((name) => `sum(${name}) <> 0`).join(' or ')}`;
}
