import { Decimal, orZero, toNumber } from './decimal';
import type { Numeric } from './decimal';

/** Cuts to `places` decimals, towards 0, never rounding; empty counts as 0. Throws RangeError for no number. */
export function truncate(value: Numeric | Decimal, places: number): number {
  return toNumber(orZero(value).toDecimalPlaces(places, Decimal.ROUND_DOWN));
}

/** Cuts to 3 decimals: the precision of every settlement value (domain.md 6). */
export function trunc3(value: Numeric | Decimal): number {
  return truncate(value, 3);
}
