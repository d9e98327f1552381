import { adjust, discount } from './adjust';
import { ZERO, roundTo, toDecimal } from './decimal';
import type { Decimal } from './decimal';
import { baseValue, metalContent, metalValue, ouncePrices, ouncesOf, ownDiscounts } from './metal-value';
import { perMetal } from './metal';
import type { PerMetal } from './metal';
import { applyModifiers, familyModifiers, offerModifiers, overrideModifiers } from './price-modifiers';
import { isPercent } from './percent-flag';
import type { ConverterAssay, PriceFor, PricingSnapshot } from './valuation-input';

/** What one piece is worth. Prices are USD in cents' precision. */
export interface PieceValue {
  /** True when weight and assay are those of the snapshot's global defaults. */
  isDefaultAssay: boolean;
  marketPrice: number;
  basePrice: number;
  calculatedPrice: number;
  listedPrice: number;
  schemePice: number;
  alt1Price: number;
  offerPrice: number;
}

/** What one piece is worth, and what it holds. */
export interface Valuation extends PieceValue {
  /** Troy ounces per piece as decimal text, unrounded. */
  ounces: PerMetal<string>;
}

/** Values converters against the one snapshot that it was made for; what they hold is left out, as no list shows it. */
export type Valuer = (converter: ConverterAssay, priceFor?: PriceFor) => PieceValue;

/**
 * Makes a valuer that has read the snapshot once: for lists. The snapshot must not change while it is in use.
 *
 * @throws RangeError when the snapshot, or later a converter or customer, holds something that is no number
 */
export function createValuer(snapshot: PricingSnapshot): Valuer {
  const prices = ouncePrices(snapshot);
  const override = overrideModifiers(snapshot);
  return (converter, priceFor) => {
    const { isDefaultAssay, ppmGrams } = metalContent(converter, snapshot);
    const base = baseValue(ppmGrams, prices.net, ownDiscounts(converter));
    const calculated = applyModifiers(base, familyModifiers(snapshot, converter));
    const overridePrice = overridePriceOf(converter);
    const listed = overridePrice ? applyModifiers(overridePrice, override) : calculated;
    const { scheme, alt1 } = isWorthless(converter) ? NOTHING : besidePrices(converter, listed);
    const offer = applyModifiers(listed, isWorthless(converter) ? [] : offerModifiers(snapshot, priceFor));
    return {
      isDefaultAssay,
      marketPrice: roundTo(metalValue(ppmGrams, prices.market), 2),
      basePrice: roundTo(base, 2),
      calculatedPrice: roundTo(calculated, 2),
      listedPrice: roundTo(listed, 2),
      schemePice: roundTo(scheme, 2),
      alt1Price: roundTo(alt1, 2),
      offerPrice: roundTo(offer, 2),
    };
  };
}

const NOTHING = { scheme: ZERO, alt1: ZERO };

/** What branches off the listed price (rule 8). */
function besidePrices(converter: ConverterAssay, listed: Decimal) {
  const { schemeDisc, schemeDiscIsPercentage, price2Modifier, price2ModifierIsPercentage } = converter;
  return {
    scheme: discount(listed, schemeDisc, isPercent(schemeDiscIsPercentage)),
    alt1: adjust(listed, price2Modifier, isPercent(price2ModifierIsPercentage)),
  };
}

/**
 * Whether a converter is worth nothing, to anybody and anywhere: it is marked as without precious metal, and nobody has
 * set a price by hand.
 */
export function isWorthless(converter: ConverterAssay): boolean {
  return converter.isWithoutMetal === true && overridePriceOf(converter) === null;
}

/**
 * What one piece of a converter is worth in a snapshot, and what is offered for it to whom and where
 * (domain.md 2, rules 1 to 10). Every price is rounded to cents, half up, at the very end only.
 *
 * @throws RangeError for something that is no number
 */
export function valueConverter(
  converter: ConverterAssay,
  snapshot: PricingSnapshot,
  priceFor?: PriceFor,
): Valuation {
  const value = createValuer(snapshot)(converter, priceFor);
  const ounces = ouncesOf(metalContent(converter, snapshot));
  return { ...value, ounces: perMetal((metal) => ounces[metal].toString()) };
}

/** The override price when Override Price is on and a price is entered (0 is one); else null. */
export function overridePriceOf(converter: ConverterAssay): Decimal | null {
  return converter.isCalculatedPrice ? toDecimal(converter.price) : null;
}
