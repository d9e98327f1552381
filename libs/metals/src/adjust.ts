import { ONE, ONE_HUNDREDTH, ZERO, orZero, toDecimal } from './decimal';
import type { Decimal, Numeric } from './decimal';

/**
 * `x · (1 + v/100)` when percent, else `x + v`; never below 0 (domain.md 2).
 *
 * @param x USD; empty counts as 0
 * @param v signed percent or USD; an empty one changes nothing
 * @returns unrounded
 * @throws RangeError for no number
 */
export function adjust(x: Numeric | Decimal, v: Numeric | Decimal, isPercentage: boolean): Decimal {
  const from = orZero(x);
  const by = toDecimal(v);
  if (by === null || by.isZero()) return from;
  const result = isPercentage ? from.times(by.times(ONE_HUNDREDTH).plus(ONE)) : from.plus(by);
  return result.isNegative() ? ZERO : result;
}

/** Takes `v` off: `adjust(x, −v, isPercentage)`. An empty v takes nothing off. */
export function discount(x: Numeric | Decimal, v: Numeric | Decimal, isPercentage: boolean): Decimal {
  return adjust(x, toDecimal(v)?.negated(), isPercentage);
}
