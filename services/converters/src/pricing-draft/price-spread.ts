import { Decimal } from '@washcoat/metals';

/** Bars on each side of those that stay. */
const SIDE = 8;
const STEPS = [1, 2, 2.5, 5];

/** A bar of a spread: how many differences lie from `from` to before `to`. */
export interface Bar {
  from: number;
  to: number;
  count: number;
}

/**
 * How differences in USD spread: bars of one width around a middle one for what stays, wide enough that the largest
 * difference lies in the last. Empty without a difference.
 */
export function spreadOf(differences: readonly number[]): Bar[] {
  const largest = differences.reduce((most, difference) => Math.max(most, Math.abs(difference)), 0);
  if (!largest) return [];
  const width = niceWidth(largest / SIDE);
  const counts = new Map<number, number>();
  for (const difference of differences) {
    const bar = barOf(difference, width);
    counts.set(bar, (counts.get(bar) ?? 0) + 1);
  }
  return Array.from({ length: 2 * SIDE + 1 }, (_, index) => {
    const bar = index - SIDE;
    const [from, to] = bar === 0 ? [0, 0] : bar > 0 ? [bar - 1, bar] : [bar, bar + 1];
    return { from: times(width, from), to: times(width, to), count: counts.get(bar) ?? 0 };
  });
}

/** 0 for what stays, 1 for up to one width more, −1 for up to one width less, and so on. */
function barOf(difference: number, width: Decimal): number {
  const bars = new Decimal(difference).abs().div(width).ceil().toNumber();
  return difference < 0 ? -Math.min(bars, SIDE) : Math.min(bars, SIDE);
}

const times = (width: Decimal, bars: number) => width.times(bars).toNumber();

/** The next of 1, 2, 2.5 and 5 times a power of ten, a cent at least. */
function niceWidth(least: number): Decimal {
  const power = Math.floor(Math.log10(least));
  const candidates = [power, power + 1].flatMap((exponent) =>
    STEPS.map((step) => new Decimal(10).pow(exponent).times(step)),
  );
  const width = candidates.find((candidate) => candidate.gte(least)) ?? new Decimal(least);
  return Decimal.max(width, '0.01');
}
