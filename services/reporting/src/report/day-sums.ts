import type { PriceSight } from '@washcoat/contract-kernel';
import { materialsOfLines } from './materials';
import type { boughtSums } from '../sums/rollup';
import type { SumsOf } from '../sums/asked-sums';

/** Sums over lines of orders: of a day, of a type, or of the whole selection; decimal text. */
export type DaySums = SumsOf<Exclude<keyof typeof boughtSums.sums, 'rows'>>;

/** The sums of days, those of kinds, and those of the whole; nothing was selected where that is absent. */
export function partSums<Sums extends { day: string | null; kind: string | null }>(sums: readonly Sums[]) {
  return {
    days: sums.flatMap(({ day, ...rest }) => (day === null ? [] : [{ ...rest, day }])),
    kinds: sums.flatMap(({ kind, ...rest }) => (kind === null ? [] : [{ ...rest, kind }])),
    whole: sums.find(({ day, kind }) => day === null && kind === null),
  };
}

/** Days and totals as somebody may see them. Spend is what items cost before the discount of their orders. */
export function presentSums(sums: readonly DaySums[], sight: Pick<PriceSight, 'sums' | 'unit'>) {
  const { days, kinds, whole } = partSums(sums);
  const spendOf = (spend: string) => (sight.sums ? { spend: Number(spend) } : {});
  return {
    days: days.map(({ day, pieces, spend }) => ({ day, pieces: Number(pieces), ...spendOf(spend) })),
    totals: {
      rows: whole?.rows ?? 0,
      pieces: Number(whole?.pieces ?? 0),
      ...spendOf(whole?.spend ?? '0'),
      materials: materialsOfLines(kinds, sight),
    },
  };
}
