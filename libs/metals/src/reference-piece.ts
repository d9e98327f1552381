import { orZero, roundTo, toCents } from './decimal';
import type { Numeric } from './decimal';
import { metalIn, metalValue, ouncePrices } from './metal-value';
import type { PricingSnapshot } from './valuation-input';

/** The core values of the Override tab: grams and ppm of an average piece. */
export interface ReferencePiece {
  weight: Numeric;
  ptPPM: Numeric;
  pdPPM: Numeric;
  rhPPM: Numeric;
}

/** The `avgPieceValue` of a reference piece: its metal at net prices, USD in cents (domain.md 2, Override tab). */
export function avgPieceValue(piece: ReferencePiece, snapshot: PricingSnapshot): number {
  const content = metalIn(piece.weight, { pt: piece.ptPPM, pd: piece.pdPPM, rh: piece.rhPPM });
  return toCents(metalValue(content, ouncePrices(snapshot).net));
}

/**
 * The `overridesModifier` that the Override tab suggests: `(value now / value when set − 1)` in percent, 2 decimals.
 *
 * @returns null when the piece was worth nothing when the overrides were set, or its value then is not known
 */
export function suggestedOverridesModifier(valueNow: Numeric, valueWhenSet: Numeric): number | null {
  const then = orZero(valueWhenSet);
  if (then.isZero()) return null;
  return roundTo(orZero(valueNow).minus(then).times(100).div(then), 2);
}
