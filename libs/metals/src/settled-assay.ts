import { Decimal, orZero, roundTo, toDecimal, ZERO } from './decimal';
import type { Numeric } from './decimal';

/** Who decides when two assays are further apart than the splitting limit. */
export const UMPIRE_RULES = ['average', 'umpire', 'seller'] as const;
export type UmpireRule = (typeof UMPIRE_RULES)[number];

/** What a contract says of two assays of the same lot. */
export interface AssayClause {
  /** Percent of their mean that two assays may differ by and still be split. */
  splitLimit: Numeric;
  /** What holds beyond it. */
  rule: UmpireRule;
}

/** The assays of one metal in one lot, ppm; empty where nobody made one. */
export interface ExchangedAssays {
  /** The seller's: ours. */
  ours: Numeric;
  /** The refiner's. */
  theirs: Numeric;
  umpire?: Numeric;
}

/** What is settled on. */
export interface SettledAssay {
  /** ppm to 3 decimals; null while the umpire is awaited, or nobody assayed. */
  ppm: number | null;
  /** By what: one of two assays is missing, they were split, or the rule beyond the limit. */
  by: 'only' | 'split' | UmpireRule | 'awaited';
  /** Percent of the mean, to 3 decimals; null unless both assays are there. */
  difference: number | null;
  /** Who pays the umpire: whose assay is further from his; both when they are as near. Null without an umpire's word. */
  umpirePaidBy: 'ours' | 'theirs' | 'both' | null;
}

/**
 * Settles the assay of one metal in one lot. Within the splitting limit it is the mean of both. Beyond it the rule of the
 * contract: the mean all the same, the seller's assay, or the umpire's, which is final between the two and otherwise gives
 * way to the nearer of them: the middle of three.
 *
 * @param assays ppm
 * @throws RangeError for something that is no number
 */
export function settledAssay(
  { ours, theirs, umpire }: ExchangedAssays,
  { splitLimit, rule }: AssayClause,
): SettledAssay {
  const [own, other, third] = [toDecimal(ours), toDecimal(theirs), toDecimal(umpire)];
  if (!own || !other) {
    const only = own ?? other;
    return { ppm: only ? roundTo(only, 3) : null, by: 'only', difference: null, umpirePaidBy: null };
  }
  const mean = own.plus(other).div(2);
  const percent = mean.isZero() ? ZERO : own.minus(other).abs().div(mean.abs()).times(100);
  const settled = (ppm: Decimal | null, by: SettledAssay['by']): SettledAssay => ({
    ppm: ppm && roundTo(ppm, 3),
    by,
    difference: roundTo(percent, 3),
    umpirePaidBy: by === 'umpire' && third ? payerOf(own, other, third) : null,
  });
  if (percent.lte(orZero(splitLimit))) return settled(mean, 'split');
  if (rule === 'average') return settled(mean, 'average');
  if (rule === 'seller') return settled(own, 'seller');
  return third ? settled(middleOf(own, other, third), 'umpire') : settled(null, 'awaited');
}

function middleOf(one: Decimal, other: Decimal, third: Decimal): Decimal {
  return Decimal.max(Decimal.min(one, other), Decimal.min(Decimal.max(one, other), third));
}

function payerOf(own: Decimal, other: Decimal, third: Decimal): 'ours' | 'theirs' | 'both' {
  const [mine, yours] = [own.minus(third).abs(), other.minus(third).abs()];
  if (mine.eq(yours)) return 'both';
  return mine.gt(yours) ? 'ours' : 'theirs';
}
