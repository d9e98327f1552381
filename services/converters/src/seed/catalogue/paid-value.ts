import { Decimal } from 'decimal.js';
import type { Assay } from './assay';

/** USD per troy ounce. */
export interface MetalPrices {
  readonly pt: number;
  readonly pd: number;
  readonly rh: number;
}

/** Prices behind the value columns of the family table; demonstration prices, never a market. */
export const FAMILY_TABLE_PRICES: MetalPrices = { pt: 1900, pd: 1650, rh: 7850 };

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });
const RECOVERY_PERCENT: MetalPrices = { pt: 95, pd: 95, rh: 85 };
const GRAMS_PER_OUNCE = '31.1034768';

/**
 * What a refiner pays for one piece, in USD to cents:
 * Σ weight · ppm / 1,000,000 / 31.1034768 · price · recovery, with recovery 95, 95 and 85 percent.
 */
export function paidValue(assay: Assay, prices: MetalPrices): Decimal {
  return ounceValue(assay.ptAssay, prices.pt, RECOVERY_PERCENT.pt)
    .plus(ounceValue(assay.pdAssay, prices.pd, RECOVERY_PERCENT.pd))
    .plus(ounceValue(assay.rhAssay, prices.rh, RECOVERY_PERCENT.rh))
    .times(assay.subweight)
    .div(1_000_000)
    .div(GRAMS_PER_OUNCE)
    .toDecimalPlaces(2);
}

function ounceValue(ppm: number, price: number, recoveryPercent: number): Decimal {
  return new Exact(ppm).times(price).times(recoveryPercent).div(100);
}
