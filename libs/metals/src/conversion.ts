import { Decimal, orZero } from './decimal';
import type { Numeric } from './decimal';

/** Grams in one troy ounce, exactly. */
export const OUNCE_GRAMS = '31.1034768';

/** Grams in one avoirdupois pound, exactly. */
export const POUND_GRAMS = '453.59237';

/** Troy ounces in one kilogram, as the trade quotes prices. Only for prices: weights convert with OUNCE_GRAMS. */
export const OUNCES_PER_KG = '32.15';

const ouncesPerKg = new Decimal(OUNCES_PER_KG);

/** Grams to divide `grams × ppm` by for troy ounces. */
export const PPM_GRAMS_PER_OUNCE = new Decimal(OUNCE_GRAMS).times(1_000_000);

/** USD per kg from USD per troy ounce, unrounded; empty counts as 0. Throws RangeError for no number. */
export function pricePerKg(oz: Numeric | Decimal): Decimal {
  return orZero(oz).times(ouncesPerKg);
}

/** USD per troy ounce from USD per kg, to 40 digits; empty counts as 0. Throws RangeError for no number. */
export function pricePerOunce(kg: Numeric | Decimal): Decimal {
  return orZero(kg).div(ouncesPerKg);
}
