import fc from 'fast-check';
import { Decimal } from './decimal';
import { itemTotals, toLinePrice } from './load-item';
import { piecePounds, pricePerPound, toPoundPrice } from './wire';

const WIRE = 'IMPORT WIRE';
const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
/** Up to a hundred pounds; the catalogue holds grams, some to the hundredth. */
const grams = fc.integer({ min: 500, max: 4_500_000 }).map((value) => value / 100);

function totalOf(piecePrice: number, subweight: number, pieces: number): number {
  const [adjustedPrice, quantity] = [pricePerPound(piecePrice, subweight), piecePounds(subweight)];
  return itemTotals({ group: WIRE, quantity, unit: pieces, adjustedPrice }).total;
}

describe('wire, which the catalogue prices per piece and a line counts in pounds', () => {
  it('is priced per pound: $69.30 a piece of 974 g are $32.27 a pound and 2.15 lb', () => {
    expect(piecePounds(974)).toBe(2.1473);
    expect(pricePerPound(69.3, 974)).toBe(32.2731);
    expect(totalOf(69.3, 974, 1)).toBe(69.3);
    expect(totalOf(69.3, 974, 3)).toBe(207.9);
    expect(totalOf(69.3, 974, 0.5)).toBe(34.65);
    const weighed = { group: WIRE, quantity: 2.15, unit: 1, adjustedPrice: 32.2731 } as const;
    expect(itemTotals(weighed)).toEqual({ unit: 1, finalQty: 2.15, finalUnit: 1, total: 69.39 });
    const three = { ...weighed, quantity: 2.1473, unit: 3 };
    expect(itemTotals(three)).toEqual({ unit: 3, finalQty: 6.4419, finalUnit: 3, total: 207.9 });
  });

  it('costs as a piece of its own weight what the piece costs, to the cent, whatever it weighs and costs', () => {
    fc.assert(fc.property(cents, grams, (price, subweight) => totalOf(price, subweight, 1) === price));
  });

  it('costs as many pieces, or as a part of one, as much as they do', () => {
    const parts = fc.constantFrom(0.25, 0.5, 0.75, 2, 3, 7, 12, 2.5);
    const light = grams.filter((value) => value < 3_500);
    fc.assert(
      fc.property(cents, light, parts, (price, subweight, pieces) => {
        const ofPieces = new Decimal(price).times(pieces);
        return new Decimal(totalOf(price, subweight, pieces)).minus(ofPieces).abs().lte('0.01');
      }),
    );
  });

  it('has a price per pound that is the price of a piece ÷ its weight in pounds', () => {
    fc.assert(
      fc.property(cents, grams, (price, subweight) => {
        const exact = new Decimal(price).times('453.59237').div(subweight);
        const off = exact.minus(pricePerPound(price, subweight) ?? 0).abs();
        return off.lte(exact.times('0.00005').div(new Decimal(subweight).div('453.59237')).plus('0.00006'));
      }),
    );
  });

  it.each([null, undefined, '', 0, 0.01])('has no price per pound without a weight: %p', (subweight) => {
    expect([piecePounds(subweight), pricePerPound(69.3, subweight)]).toEqual([null, null]);
  });

  it('keeps hundredths of a cent of a pound, and cents of everything else', () => {
    expect(pricePerPound(null, 974)).toBeNull();
    expect(pricePerPound(0, 974)).toBe(0);
    expect([toPoundPrice('4.10005'), toPoundPrice(null)]).toEqual([4.1001, 0]);
    expect([toLinePrice(WIRE, 32.27305), toLinePrice('CERAMIC', 32.27305)]).toEqual([32.2731, 32.27]);
  });
});
