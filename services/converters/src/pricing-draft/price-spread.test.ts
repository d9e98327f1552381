import fc from 'fast-check';
import { spreadOf } from './price-spread';

it('is empty when nothing changes', () => {
  expect(spreadOf([])).toEqual([]);
  expect(spreadOf([0, 0])).toEqual([]);
});

it('puts differences in bars of one width around those that stay', () => {
  const bars = spreadOf([1.9, 1.36, 0.97, 0, 0, -0.76, -1.3, 0.01]);
  expect(bars.filter(({ count }) => count)).toEqual([
    { from: -1.5, to: -1.25, count: 1 },
    { from: -1, to: -0.75, count: 1 },
    { from: 0, to: 0, count: 2 },
    { from: 0, to: 0.25, count: 1 },
    { from: 0.75, to: 1, count: 1 },
    { from: 1.25, to: 1.5, count: 1 },
    { from: 1.75, to: 2, count: 1 },
  ]);
});

it('counts every difference once, however large or small', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1 }), (differences) => {
      const bars = spreadOf(differences);
      const counted = bars.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(differences.some(Boolean) ? differences.length : 0);
      for (const { from, to } of bars) expect(to).toBeGreaterThanOrEqual(from);
    }),
  );
});
