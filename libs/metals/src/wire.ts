import { Decimal, roundTo, toDecimal } from './decimal';
import type { Numeric } from './decimal';
import { POUND_GRAMS } from './conversion';

/** Decimals of a weighed quantity and of a price per pound: paper that shows both in full adds up. */
const PLACES = 4;

/**
 * What one piece of wire weighs, in pounds as a line counts them: sub-weight ÷ 453.59237, to the ten-thousandth, half up.
 * Null without a weight.
 *
 * @throws RangeError for something that is no number
 */
export function piecePounds(subweight: Numeric): number | null {
  const grams = toDecimal(subweight);
  const pounds = grams?.greaterThan(0) ? roundTo(grams.div(POUND_GRAMS), PLACES) : 0;
  return pounds > 0 ? pounds : null;
}

/**
 * The price of a pound out of that of a piece, in USD to a hundredth of a cent: piece price × 453.59237 ÷ sub-weight
 * (domain.md 3: what is priced of wire is pounds; 1 lb = 453.59237 g, domain.md 6). It divides by the pounds that a line
 * counts, so that a piece at its own weight costs the price of a piece to the cent, up to a hundred pounds of them.
 * Null without a weight: there is no such price.
 *
 * @throws RangeError for something that is no number
 */
export function pricePerPound(piecePrice: Numeric, subweight: Numeric): number | null {
  const [price, pounds] = [toDecimal(piecePrice), piecePounds(subweight)];
  return price && pounds ? roundTo(new Decimal(price).div(pounds), PLACES) : null;
}

/** Rounds the price of a pound, as it was typed or computed: USD to a hundredth of a cent, half up. */
export function toPoundPrice(value: Numeric): number {
  return roundTo(toDecimal(value) ?? new Decimal(0), PLACES);
}
