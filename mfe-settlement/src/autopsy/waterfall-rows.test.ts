import fc from 'fast-check';
import { waterfallRows } from './waterfall-rows';

const parts = {
  ...{ metalMove: 500, countLoss: -950, weightLoss: -475, assayDrift: -95 },
  ...{ recovery: -159.6, charges: -210.5, interest: -44.25 },
};

it('each part goes on where the one before ended, down to the profit', () => {
  const { rows, zero } = waterfallRows({ marginAsBought: 1000, parts, profit: -434.35 });
  expect(rows.map(({ after }) => after)).toEqual([
    ...[1000, 1500, 550, 75, -20, -179.6, -390.1, -434.35],
    -434.35,
  ]);
  expect(zero).toBeCloseTo((434.35 / 1934.35) * 100, 6);
  const [start, move] = rows;
  expect(start?.left).toBeCloseTo(zero, 6);
  expect(move?.left).toBeCloseTo(zero + (start?.width ?? 0), 6);
});

it('begins with what the metal came to less what was paid where no assays are told', () => {
  const { charges, interest } = parts;
  const { rows } = waterfallRows({ parts: { charges, interest }, profit: -434.35 });
  expect(rows.map(({ id, value, isWhole }) => [id, value, isWhole])).toEqual([
    ['metalLessPaid', -179.6, true],
    ['charges', -210.5, false],
    ['interest', -44.25, false],
    ['profit', -434.35, true],
  ]);
});

it('stands still with nothing to draw', () => {
  const nothing = Object.fromEntries(Object.keys(parts).map((part) => [part, 0])) as typeof parts;
  expect(waterfallRows({ marginAsBought: 0, parts: nothing, profit: 0 }).zero).toBe(0);
});

it('every bar lies on the axis', () => {
  const usd = fc.integer({ min: -(10 ** 8), max: 10 ** 8 }).map((cents) => cents / 100);
  const amounts = fc.record({
    ...{ metalMove: usd, countLoss: usd, weightLoss: usd, assayDrift: usd },
    ...{ recovery: usd, charges: usd, interest: usd },
  });
  fc.assert(
    fc.property(usd, amounts, usd, (marginAsBought, drawn, profit) => {
      for (const { left, width } of waterfallRows({ marginAsBought, parts: drawn, profit }).rows) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(100.7);
      }
    }),
  );
});
