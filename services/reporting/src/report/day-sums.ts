import type { PriceSight } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';

/** Sums over lines of orders; `day` is null for those of the whole selection. */
export interface DaySums {
  day: string | null;
  rows: number;
  pieces: string;
  spend: string;
}

/** Rows, pieces and USD per day of `timezone` and, with `day` null, of the whole selection; days in their order. */
export async function sumByDay(
  database: Knex,
  lines: Knex.QueryBuilder,
  timezone: string,
): Promise<DaySums[]> {
  const days = lines
    .select('line.pieces', 'line.total')
    .select(database.raw(`to_char(line.completed_at at time zone ?, 'YYYY-MM-DD') as day`, [timezone]))
    .as('selection');
  return database
    .from(days)
    .select('day', database.raw('count(*) as rows'))
    .select(database.raw('coalesce(sum(pieces), 0) as pieces, coalesce(sum(total), 0) as spend'))
    .groupByRaw('grouping sets ((day), ())')
    .orderBy('day');
}

/** The sums of days and those of the whole, which no selection is without. */
export function partSums<Sums extends { day: string | null }>(sums: readonly Sums[]) {
  return {
    days: sums.flatMap(({ day, ...rest }) => (day === null ? [] : [{ day, ...rest }])),
    whole: sums.find(({ day }) => day === null),
  };
}

/** Days and totals as somebody may see them. Spend is what items cost before the discount of their orders. */
export function presentSums(sums: readonly DaySums[], { sums: isSpendSeen }: Pick<PriceSight, 'sums'>) {
  const { days, whole } = partSums(sums);
  const spendOf = (spend: string) => (isSpendSeen ? { spend: Number(spend) } : {});
  return {
    days: days.map(({ day, pieces, spend }) => ({ day, pieces: Number(pieces), ...spendOf(spend) })),
    totals: {
      rows: whole?.rows ?? 0,
      pieces: Number(whole?.pieces ?? 0),
      ...spendOf(whole?.spend ?? '0'),
    },
  };
}
