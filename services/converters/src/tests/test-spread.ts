import { Decimal, roundTo } from '@washcoat/metals';
import type { TestMeasures } from './test.model';

/** How far apart the values of several tests are. */
export interface Spread {
  mean: number;
  lowest: number;
  highest: number;
  /** The largest distance from the mean in percent of it; 0 when the mean is 0. */
  spreadPercent: number;
}

const PLACES = 2;

/** The spread of weight (grams) and assays (ppm) over all tests of a converter; undefined without any. */
export function spreadOfTests(tests: readonly TestMeasures[]) {
  if (!tests.length) return undefined;
  return {
    subweight: spreadOf(tests.map(({ subweight }) => subweight)),
    ptAssay: spreadOf(tests.map(({ ptAssay }) => ptAssay)),
    pdAssay: spreadOf(tests.map(({ pdAssay }) => pdAssay)),
    rhAssay: spreadOf(tests.map(({ rhAssay }) => rhAssay)),
  };
}

/** The spread of at least one value; mean and percentage are rounded to 2 decimals, half up. */
export function spreadOf(values: readonly string[]): Spread {
  const decimals = values.map((value) => new Decimal(value));
  const mean = Decimal.sum(...decimals).div(decimals.length);
  const lowest = Decimal.min(...decimals);
  const highest = Decimal.max(...decimals);
  const distance = Decimal.max(highest.minus(mean), mean.minus(lowest));
  return {
    mean: roundTo(mean, PLACES),
    lowest: lowest.toNumber(),
    highest: highest.toNumber(),
    spreadPercent: mean.isZero() ? 0 : roundTo(distance.div(mean).times(100), PLACES),
  };
}
