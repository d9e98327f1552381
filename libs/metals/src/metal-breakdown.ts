import { PPM_GRAMS_PER_OUNCE } from './conversion';
import { Decimal, ZERO, roundTo } from './decimal';
import { METALS, perMetal } from './metal';
import type { Metal, PerMetal } from './metal';
import { baseValues, metalContent, ouncePrices, ouncesOf, ownDiscounts } from './metal-value';
import type { ConverterAssay, PricingSnapshot } from './valuation-input';

/** What one metal adds to the price of a piece. Prices of an ounce and values in USD. */
export interface MetalShare {
  metal: Metal;
  /** Troy ounces per piece as decimal text, unrounded. */
  ounces: string;
  marketOunce: number;
  /** Ounces at the market price. */
  marketValue: number;
  hedgeOunce: number;
  /** The hedge price less the snapshot's discount. */
  netOunce: number;
  /** Ounces at the net price less the converter's own discount. */
  baseValue: number;
}

/**
 * How the metals share in the price of a piece (domain.md 2, rules 2 to 5), platinum first. The printed values of the
 * metals add up to the marketPrice and the basePrice of `valueConverter` to the cent.
 *
 * @throws RangeError for something that is no number
 */
export function metalShares(converter: ConverterAssay, snapshot: PricingSnapshot): MetalShare[] {
  const content = metalContent(converter, snapshot);
  const prices = ouncePrices(snapshot);
  const ounces = ouncesOf(content);
  const market = inCents(perMetal((metal) => content.ppmGrams[metal].times(prices.market[metal])));
  const base = inCents(baseValues(content.ppmGrams, prices.net, ownDiscounts(converter)));
  return METALS.map((metal) => ({
    metal,
    ounces: ounces[metal].toString(),
    marketOunce: roundTo(prices.market[metal], 2),
    marketValue: market[metal],
    hedgeOunce: roundTo(prices.hedge[metal], 2),
    netOunce: roundTo(prices.net[metal], 2),
    baseValue: base[metal],
  }));
}

/** Values times {@link PPM_GRAMS_PER_OUNCE} in cents: each is what the rounded sum grows by, so nothing is left over. */
function inCents(values: PerMetal<Decimal>): PerMetal<number> {
  let sum = ZERO;
  return perMetal((metal) => {
    const before = roundTo(sum.div(PPM_GRAMS_PER_OUNCE), 2);
    sum = sum.plus(values[metal]);
    return roundTo(new Decimal(roundTo(sum.div(PPM_GRAMS_PER_OUNCE), 2)).minus(before), 2);
  });
}
