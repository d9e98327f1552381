import { discount } from './adjust';
import { PPM_GRAMS_PER_OUNCE } from './conversion';
import { ZERO, orZero, sum, toDecimal } from './decimal';
import type { Decimal, Numeric } from './decimal';
import { METALS, perMetal } from './metal';
import type { PerMetal } from './metal';
import { isPercent } from './percent-flag';
import type { PercentFlag } from './percent-flag';
import type { ConverterAssay, PricingSnapshot } from './valuation-input';

/**
 * The metal in one piece as `grams · ppm`, which is exact.
 * Ounces and values divide by {@link PPM_GRAMS_PER_OUNCE} once, at their end.
 */
export interface MetalContent {
  /** True when the content is that of the global default piece. */
  isDefaultAssay: boolean;
  ppmGrams: PerMetal<Decimal>;
}

/** Prices of one troy ounce in USD: market, hedge, and net = hedge less the snapshot's discount. */
export interface OuncePrices {
  market: PerMetal<Decimal>;
  hedge: PerMetal<Decimal>;
  net: PerMetal<Decimal>;
}

/** A converter's own discount on one metal, percent or USD per piece; `value` is null when it has none. */
export interface OwnDiscount {
  value: Decimal | null;
  isPercentage: boolean;
}

/** Reads the ounce prices of a snapshot (domain.md 2, rule 4). Throws RangeError for no number. */
export function ouncePrices(
  snapshot: Pick<PricingSnapshot, 'marketPrice' | 'hedge' | 'discount'>,
): OuncePrices {
  return {
    market: perMetal((metal) => orZero(snapshot.marketPrice[metal])),
    hedge: perMetal((metal) => orZero(snapshot.hedge[metal])),
    net: perMetal((metal) => {
      const { value, isPercentage } = snapshot.discount[metal];
      return discount(snapshot.hedge[metal], value, isPercentage);
    }),
  };
}

/**
 * The content of a converter, or of the global default piece when it has no weight or no assay (rule 1). One that is
 * marked as without precious metal has none.
 */
export function metalContent(
  converter: ConverterAssay,
  { globalDefaults }: Pick<PricingSnapshot, 'globalDefaults'>,
): MetalContent {
  if (converter.isWithoutMetal) return { isDefaultAssay: false, ppmGrams: perMetal(() => ZERO) };
  const own = metalIn(converter.subweight, {
    pt: converter.ptAssay,
    pd: converter.pdAssay,
    rh: converter.rhAssay,
  });
  const isDefaultAssay = METALS.every((metal) => own[metal].isZero());
  return { isDefaultAssay, ppmGrams: isDefaultAssay ? metalIn(globalDefaults.weight, globalDefaults) : own };
}

/** `weight · ppm` for each metal; negative values count as 0. */
export function metalIn(weight: Numeric, ppm: PerMetal<Numeric>): PerMetal<Decimal> {
  const grams = notNegative(weight);
  return perMetal((metal) => grams.times(notNegative(ppm[metal])));
}

/** Troy ounces of a content, to 40 digits (rule 2). */
export function ouncesOf({ ppmGrams }: MetalContent): PerMetal<Decimal> {
  return perMetal((metal) => ppmGrams[metal].div(PPM_GRAMS_PER_OUNCE));
}

/** `Σ oz · price` in USD, to 40 digits. */
export function metalValue(ppmGrams: PerMetal<Decimal>, price: PerMetal<Decimal>): Decimal {
  return sum(METALS.map((metal) => ppmGrams[metal].times(price[metal]))).div(PPM_GRAMS_PER_OUNCE);
}

/** A converter's own discounts, one for each metal; none where there is no metal. */
export function ownDiscounts(converter: ConverterAssay): PerMetal<OwnDiscount> {
  if (converter.isWithoutMetal) return perMetal(() => ({ value: null, isPercentage: true }));
  return {
    pt: ownDiscount(converter.ptDisc, converter.ptDiscIsPercentage),
    pd: ownDiscount(converter.pdDisc, converter.pdDiscIsPercentage),
    rh: ownDiscount(converter.rhDisc, converter.rhDiscIsPercentage),
  };
}

/** `Σ discount(oz · net, own discount)` in USD, to 40 digits (rule 5). */
export function baseValue(
  ppmGrams: PerMetal<Decimal>,
  net: PerMetal<Decimal>,
  own: PerMetal<OwnDiscount>,
): Decimal {
  const values = baseValues(ppmGrams, net, own);
  return sum(METALS.map((metal) => values[metal])).div(PPM_GRAMS_PER_OUNCE);
}

/** What each metal adds to {@link baseValue}, times {@link PPM_GRAMS_PER_OUNCE}, which is exact. */
export function baseValues(
  ppmGrams: PerMetal<Decimal>,
  net: PerMetal<Decimal>,
  own: PerMetal<OwnDiscount>,
): PerMetal<Decimal> {
  return perMetal((metal) => {
    const { value, isPercentage } = own[metal];
    const off = isPercentage ? value : value?.times(PPM_GRAMS_PER_OUNCE);
    return discount(ppmGrams[metal].times(net[metal]), off, isPercentage);
  });
}

function ownDiscount(value: Numeric, flag: PercentFlag): OwnDiscount {
  return { value: toDecimal(value), isPercentage: isPercent(flag) };
}

function notNegative(value: Numeric): Decimal {
  const read = orZero(value);
  return read.isNegative() ? ZERO : read;
}
