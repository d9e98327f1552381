import { discount } from './adjust';
import { PPM_GRAMS_PER_OUNCE } from './conversion';
import { ZERO, orZero, toDecimal } from './decimal';
import type { Decimal, Numeric } from './decimal';
import { METALS, perMetal } from './metal';
import type { PerMetal } from './metal';
import { isPercent } from './valuation-input';
import type { ConverterAssay, PercentFlag, PricingSnapshot } from './valuation-input';

/** The troy ounces in one piece, and whether they are those of the global default piece. */
export interface MetalContent {
  isDefaultAssay: boolean;
  ounces: PerMetal<Decimal>;
}

/** Prices of one troy ounce in USD: market, hedge, and net = hedge less the snapshot's discount. */
export interface OuncePrices {
  market: PerMetal<Decimal>;
  hedge: PerMetal<Decimal>;
  net: PerMetal<Decimal>;
}

/** Reads the ounce prices of a snapshot (domain.md 2, rule 4). Throws RangeError for no number. */
export function ouncePrices(snapshot: PricingSnapshot): OuncePrices {
  return {
    market: perMetal((metal) => orZero(snapshot.marketPrice[metal])),
    hedge: perMetal((metal) => orZero(snapshot.hedge[metal])),
    net: perMetal((metal) => {
      const { value, isPercentage } = snapshot.discount[metal];
      return discount(snapshot.hedge[metal], value, isPercentage);
    }),
  };
}

/** `grams · ppm / 1,000,000 / 31.1034768` for each metal, to 40 digits; negative values count as 0. */
export function ouncesPerPiece(grams: Numeric, ppm: PerMetal<Numeric>): PerMetal<Decimal> {
  const weight = notNegative(grams);
  return perMetal((metal) => {
    const assay = notNegative(ppm[metal]);
    return assay.isZero() ? ZERO : weight.times(assay).div(PPM_GRAMS_PER_OUNCE);
  });
}

/** The ounces of a converter, or `defaults` when it has no weight or no assay at all (domain.md 2, rule 1). */
export function metalContent(converter: ConverterAssay, defaults: PerMetal<Decimal>): MetalContent {
  const ounces = ouncesPerPiece(converter.subweight, {
    pt: converter.ptAssay,
    pd: converter.pdAssay,
    rh: converter.rhAssay,
  });
  const isDefaultAssay = METALS.every((metal) => ounces[metal].isZero());
  return { isDefaultAssay, ounces: isDefaultAssay ? defaults : ounces };
}

/** The ounces of the global default piece. */
export function defaultOunces({ globalDefaults }: PricingSnapshot): PerMetal<Decimal> {
  return ouncesPerPiece(globalDefaults.weight, globalDefaults);
}

/** `Σ oz · price`, USD, unrounded. */
export function metalValue(ounces: PerMetal<Decimal>, price: PerMetal<Decimal>): Decimal {
  return ounces.pt.times(price.pt).plus(ounces.pd.times(price.pd)).plus(ounces.rh.times(price.rh));
}

/** A converter's own discount on one metal; `value` is null when it has none. */
export interface OwnDiscount {
  value: Decimal | null;
  isPercentage: boolean;
}

/** A converter's own discounts, one for each metal. */
export function ownDiscounts(converter: ConverterAssay): PerMetal<OwnDiscount> {
  return {
    pt: ownDiscount(converter.ptDisc, converter.ptDiscIsPercentage),
    pd: ownDiscount(converter.pdDisc, converter.pdDiscIsPercentage),
    rh: ownDiscount(converter.rhDisc, converter.rhDiscIsPercentage),
  };
}

/** `Σ discount(oz · net, own discount)`, USD, unrounded (domain.md 2, rule 5). */
export function baseValue(
  ounces: PerMetal<Decimal>,
  net: PerMetal<Decimal>,
  own: PerMetal<OwnDiscount>,
): Decimal {
  let total = ZERO;
  for (const metal of METALS) {
    const { value, isPercentage } = own[metal];
    total = total.plus(discount(ounces[metal].times(net[metal]), value, isPercentage));
  }
  return total;
}

function ownDiscount(value: Numeric, flag: PercentFlag): OwnDiscount {
  return { value: toDecimal(value), isPercentage: isPercent(flag) };
}

function notNegative(value: Numeric): Decimal {
  const read = orZero(value);
  return read.isNegative() ? ZERO : read;
}
