import { avgPieceValue, suggestedOverridesModifier } from './reference-piece';
import { valueConverter } from './valuation';
import { snapshot } from './valuation.fixture';
import type { PricingSnapshot } from './valuation-input';

const piece = { weight: 920, ptPPM: 520, pdPPM: 1850, rhPPM: 285 };

function atNet(pt: number, pd: number, rh: number): PricingSnapshot {
  const none = { value: null, isPercentage: true };
  return { ...snapshot, hedge: { pt, pd, rh }, discount: { pt: none, pd: none, rh: none } };
}

it('values the reference piece at net prices', () => {
  expect(avgPieceValue(piece, atNet(920, 901.6, 3772))).toBe(95.28);
  expect(avgPieceValue(piece, atNet(1729.6, 1481.2, 6232))).toBe(160.19);
});

it('takes the discounts of the snapshot off', () => {
  expect(avgPieceValue(piece, snapshot)).toBe(
    valueConverter({ subweight: 920, ptAssay: 520, pdAssay: 1850, rhAssay: 285 }, snapshot).basePrice,
  );
});

it('is worth 0 while its core values are empty', () => {
  expect(avgPieceValue({ weight: null, ptPPM: '', pdPPM: null, rhPPM: null }, snapshot)).toBe(0);
});

it.each([
  [160.19, 95.28, 68.13],
  [90, 100, -10],
  [100, 100, 0],
  [null, 100, -100],
  [100, 0, null],
  [100, null, null],
])('suggests from %p now and %p then a modifier of %p percent', (now, then, percent) => {
  expect(suggestedOverridesModifier(now, then)).toBe(percent);
});
