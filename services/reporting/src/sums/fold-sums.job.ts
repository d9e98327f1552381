import type { Job, Service } from '@washcoat/service-kit';
import { rollups, type Rollup, type RollupLevel } from './rollup';

const MINUTE_MS = 60_000;
const DAYS_AT_ONCE = 400;

/** Folds what was added to days into one row of each key. Whoever reads sees the same sums before, meanwhile and after. */
export const foldSums: Job = { name: 'fold-sums', everyMs: MINUTE_MS, run: foldDays };

/** What that job does: days that something was added to, some hundred of each table. */
export async function foldDays({ database }: Pick<Service, 'database'>): Promise<void> {
  for (const rollup of rollups)
    for (const level of rollup.levels) await database.raw(foldText(rollup, level), [DAYS_AT_ONCE]);
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
