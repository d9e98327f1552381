import type { Assay } from './assay';
import { createRandom } from './random';
import { drawRepeatAnalyses } from './repeat-analyses';

const ASSAY: Assay = { subweight: 10_000, ptAssay: 20_000, pdAssay: 30_000, rhAssay: 4000 };
const random = createRandom(99);
const entries = Array.from({ length: 20_000 }, () => drawRepeatAnalyses(ASSAY, random));

const shareWith = (fewest: number, most: number): number =>
  entries.filter(({ tests }) => tests.length >= fewest && tests.length <= most).length / entries.length;

/** Relative sample deviation of one measure in every entry with repeats, ascending. */
const scatterOf = (measure: keyof Assay): number[] =>
  entries
    .filter(({ tests }) => tests.length > 1)
    .map(({ tests }) => {
      const mean = tests.reduce((sum, test) => sum + test[measure], 0) / tests.length;
      const squares = tests.reduce((sum, test) => sum + (test[measure] - mean) ** 2, 0);
      return Math.sqrt(squares / (tests.length - 1)) / mean;
    })
    .sort((first, second) => first - second);

describe('drawRepeatAnalyses', () => {
  it('analyses 65 % once, 20 % twice, 10 % three to five times and 5 % up to ten times', () => {
    expect(Math.abs(shareWith(1, 1) - 0.65)).toBeLessThan(0.01);
    expect(Math.abs(shareWith(2, 2) - 0.2)).toBeLessThan(0.01);
    expect(Math.abs(shareWith(3, 5) - 0.1)).toBeLessThan(0.01);
    expect(Math.abs(shareWith(6, 10) - 0.05)).toBeLessThan(0.01);
    expect(shareWith(0, 0)).toBe(0);
  });

  it.each<[keyof Assay, number, number]>([
    ['subweight', 0.015, 0.08],
    ['ptAssay', 0.06, 0.47],
    ['pdAssay', 0.04, 0.57],
    ['rhAssay', 0.04, 0.23],
  ])('scatters %s with the measured median and 90th percentile', (measure, median, ninetieth) => {
    const scatter = scatterOf(measure);
    const at = (quantile: number): number => scatter[Math.floor(quantile * scatter.length)] ?? 0;
    expect(Math.abs(at(0.5) / median - 1)).toBeLessThan(0.12);
    expect(Math.abs(at(0.9) / ninetieth - 1)).toBeLessThan(0.15);
  });

  it('repeats the entry itself when there is one analysis, and lists repeats oldest first', () => {
    const single = entries.find(({ tests }) => tests.length === 1);
    expect(single?.tests[0]).toMatchObject(ASSAY);
    for (const { tests } of entries) {
      expect(
        tests.every((test, index) => index === 0 || test.daysAgo <= (tests[index - 1]?.daysAgo ?? 0)),
      ).toBe(true);
    }
  });

  it('says which entries probably hold two variants', () => {
    const scattered = entries.filter((entry) => entry.isScattered);
    expect(scattered.length / entries.length).toBeGreaterThan(0.03);
    expect(scattered.length / entries.length).toBeLessThan(0.07);
    expect(scattered.every(({ tests }) => tests.some((test) => test.notes.includes('two variants')))).toBe(
      true,
    );
  });
});
