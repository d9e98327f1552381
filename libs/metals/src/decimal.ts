import { Decimal as DecimalJs } from 'decimal.js';

/**
 * The arithmetic of this package: 40 significant digits, half up, never in exponent notation.
 * A clone of its own, so that nobody else's Decimal settings change.
 */
export const Decimal = DecimalJs.clone({
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
});
export type Decimal = DecimalJs;

/** A number as records and forms hold it. Null, undefined and blank text are "empty". */
export type Numeric = number | string | null | undefined;

export const ZERO = new Decimal(0);
export const ONE = new Decimal(1);
export const ONE_HUNDREDTH = new Decimal('0.01');

/**
 * Reads a number; null when it is empty.
 *
 * @throws RangeError for text that is no number, NaN and the infinities
 */
export function toDecimal(value: Numeric | Decimal): Decimal | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') {
    const text = value.trim();
    if (text === '') return null;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw new RangeError(`Not a number: "${value}"`);
    return new Decimal(text);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);
    return new Decimal(value);
  }
  return value;
}

/** Reads a number, an empty one as 0. Throws like {@link toDecimal}. */
export function orZero(value: Numeric | Decimal): Decimal {
  return toDecimal(value) ?? ZERO;
}

/** The sum; 0 of nothing. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total: Decimal | undefined;
  for (const value of values) total = total ? total.plus(value) : value;
  return total ?? ZERO;
}

/** A plain number for the wire, where −0 is 0. */
export function toNumber(value: Decimal): number {
  return value.isZero() ? 0 : value.toNumber();
}

/**
 * Rounds to `places` decimals, half up (away from 0).
 * Ten of the 40 digits are guard digits: a sum of thirds that should be exactly half a cent still rounds up.
 */
export function roundTo(value: Decimal, places: number): number {
  return toNumber(value.toSignificantDigits(30).toDecimalPlaces(places, Decimal.ROUND_HALF_UP));
}

/** Rounds USD to cents, half up: the last step of every price (domain.md 2, rule 10). */
export function toCents(value: Numeric | Decimal): number {
  return roundTo(orZero(value), 2);
}
