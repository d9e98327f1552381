import type { Assay } from './assay';
import type { CatalogueTest } from './catalogue-converter';
import type { Random } from './random';

/** The analyses filed for one converter. */
export interface RepeatAnalyses {
  readonly tests: readonly CatalogueTest[];
  /** The analyses disagree so much that two variants are probably filed together. */
  readonly isScattered: boolean;
}

/** Relative scatter among repeat analyses of one entry: median, and the value that one in ten exceeds. */
const SCATTER = {
  subweight: { median: 0.015, ninetieth: 0.08 },
  ptAssay: { median: 0.06, ninetieth: 0.47 },
  pdAssay: { median: 0.04, ninetieth: 0.57 },
  rhAssay: { median: 0.04, ninetieth: 0.23 },
} as const;

const NINETIETH_DEVIATE = 1.2816;
/** Variants filed together disagree in every metal at once. */
const SHARED_DISAGREEMENT = 0.75;
const SCATTERED_FROM_DEVIATE = 1.1;
const WIDEST_SCATTER = 0.9;
const SMALLEST_PART = 0.05;

const LOCATIONS = ['Atlanta', 'Burlington', 'Tampa'] as const;
const NOTES = [
  'XRF on milled powder',
  'XRF, composite of three cores',
  'ICP, outside laboratory',
  '',
] as const;
const VARIANT_NOTE = 'Other substrate than in the other analyses; check the shell for two variants';
const OLDEST_TEST_DAYS = 900;

/** Draws the analyses of a converter: 65 % have one, 20 % two, 10 % three to five and 5 % up to ten. */
export function drawRepeatAnalyses(assay: Assay, random: Random): RepeatAnalyses {
  const count = drawCount(random);
  if (count === 1) return { tests: [analysis(assay, random.pick(NOTES), random)], isScattered: false };
  const disagreement = random.normal();
  const isScattered = disagreement > SCATTERED_FROM_DEVIATE;
  const subweight = scattered(assay.subweight, SCATTER.subweight, disagreement, count, random);
  const ptAssay = scattered(assay.ptAssay, SCATTER.ptAssay, disagreement, count, random);
  const pdAssay = scattered(assay.pdAssay, SCATTER.pdAssay, disagreement, count, random);
  const rhAssay = scattered(assay.rhAssay, SCATTER.rhAssay, disagreement, count, random);
  const tests = Array.from({ length: count }, (_item, index) => {
    const measured = {
      subweight: subweight(index),
      ptAssay: ptAssay(index),
      pdAssay: pdAssay(index),
      rhAssay: rhAssay(index),
    };
    return analysis(measured, isScattered && index === 0 ? VARIANT_NOTE : random.pick(NOTES), random);
  });
  return { tests: tests.sort((first, second) => second.daysAgo - first.daysAgo), isScattered };
}

function analysis(assay: Assay, notes: string, random: Random): CatalogueTest {
  const { subweight, ptAssay, pdAssay, rhAssay } = assay;
  const daysAgo = random.integer(2, OLDEST_TEST_DAYS);
  return { subweight, ptAssay, pdAssay, rhAssay, location: random.pick(LOCATIONS), notes, daysAgo };
}

function drawCount(random: Random): number {
  const drawn = random.next();
  if (drawn < 0.65) return 1;
  if (drawn < 0.85) return 2;
  return drawn < 0.95 ? random.integer(3, 5) : random.integer(6, 10);
}

/** The n-th of values around `value`; their relative deviation is log-normal from entry to entry. */
function scattered(
  value: number,
  scatter: { readonly median: number; readonly ninetieth: number },
  disagreement: number,
  count: number,
  random: Random,
): (index: number) => number {
  const own = Math.sqrt(1 - SHARED_DISAGREEMENT ** 2) * random.normal();
  const spread = Math.log(scatter.ninetieth / scatter.median) / NINETIETH_DEVIATE;
  const deviation = Math.min(
    WIDEST_SCATTER,
    scatter.median * Math.exp(spread * (SHARED_DISAGREEMENT * disagreement + own)),
  );
  const drawn = residuals(count, random);
  return (index) => Math.round(value * Math.max(SMALLEST_PART, 1 + deviation * (drawn[index] ?? 0)));
}

/** Deviates with mean 0 and sample deviation 1. */
function residuals(count: number, random: Random): number[] {
  const drawn = Array.from({ length: count }, () => random.normal());
  const mean = drawn.reduce((sum, item) => sum + item, 0) / count;
  const squares = drawn.reduce((sum, item) => sum + (item - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (count - 1));
  return drawn.map((item) => (item - mean) / deviation);
}
