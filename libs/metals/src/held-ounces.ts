import { POUND_GRAMS } from './conversion';
import { ZERO, orZero, roundTo } from './decimal';
import type { Decimal, Numeric } from './decimal';
import { isPoundGroup } from './load-item';
import type { ConverterGroup } from './load-item';
import { perMetal } from './metal';
import type { PerMetal } from './metal';
import { metalContent, ouncesOf } from './metal-value';
import type { ConverterAssay, PricingSnapshot } from './valuation-input';

/** Decimals of troy ounces: a ten-thousandth of rhodium is some cents. */
const PLACES = 4;

/** A converter on a load, and how much of it. */
export interface MetalLine {
  converter: ConverterAssay;
  /** The one that it was priced by: its global piece stands in for a converter without assay. */
  snapshot: Pick<PricingSnapshot, 'globalDefaults'>;
  group: ConverterGroup;
  /** Pieces, or pounds of wire. */
  finalQty: Numeric;
}

/** The metal in lines of loads. */
export interface LineOunces {
  /** Troy ounces, rounded half up once, at the end. */
  ounces: PerMetal<number>;
  /** Lines of wire of which nobody knows what a piece weighs. */
  unknownLines: number;
}

/**
 * The metal in lines of loads by assay and quantity; of wire by its weight, which is rounded nowhere on the way.
 *
 * @throws RangeError for something that is no number
 */
export function lineOunces(lines: readonly MetalLine[]): LineOunces {
  const known = lines.flatMap((line) => {
    const pieces = piecesOf(line);
    return pieces ? [{ pieces, ounces: ouncesOf(metalContent(line.converter, line.snapshot)) }] : [];
  });
  return {
    ounces: perMetal((metal) => {
      const sum = known.reduce((soFar, { pieces, ounces }) => soFar.plus(ounces[metal].times(pieces)), ZERO);
      return roundTo(sum, PLACES);
    }),
    unknownLines: lines.length - known.length,
  };
}

function piecesOf({ converter, group, finalQty }: MetalLine): Decimal | null {
  const quantity = orZero(finalQty);
  if (!isPoundGroup(group)) return quantity;
  const grams = orZero(converter.subweight);
  return grams.gt(0) ? quantity.times(POUND_GRAMS).div(grams) : null;
}
