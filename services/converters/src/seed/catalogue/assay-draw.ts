import type { Assay } from './assay';
import type { CatalogueFamily, Chemistry, Range } from './catalogue-family';
import { rangesFor } from './chemistry';
import type { ChemistryRanges } from './chemistry';
import type { Random } from './random';

/** Draws the assay of one code after another. */
export type AssayDraw = (family: CatalogueFamily, chemistry: Chemistry) => Assay;

/** Codes of one part series carry nearly the same brick. */
interface PartSeries {
  readonly ranges: ChemistryRanges;
  readonly weight: number;
  readonly pt: number;
  readonly pd: number;
  readonly rh: number;
  codesLeft: number;
}

const CODES_PER_SERIES = 5;
/** How much the metals of one brick rise and fall together. */
const COMMON_LOADING = 0.8;
/** Inside a family heavier bricks are a little poorer; with the differences between families r is about −0.18. */
const WEIGHT_AGAINST_LOADING = -0.18;
const DEFAULT_PT_TO_PD = 2;

/**
 * Starts a draw. A series mean is log-uniform inside the family's range for the chemistry, and every code lies
 * within 20 % of its series.
 */
export function createAssayDraw(random: Random): AssayDraw {
  const running = new Map<CatalogueFamily, Map<Chemistry, PartSeries>>();

  return (family, chemistry) => {
    const ofFamily = running.get(family) ?? new Map<Chemistry, PartSeries>();
    running.set(family, ofFamily);
    let series = ofFamily.get(chemistry);
    if (!series || series.codesLeft === 0) {
      series = startSeries(family, rangesFor(family, chemistry), random);
      ofFamily.set(chemistry, series);
    }
    series.codesLeft -= 1;
    return drawCode(family, chemistry, series, random);
  };
}

function startSeries(family: CatalogueFamily, ranges: ChemistryRanges, random: Random): PartSeries {
  const loading = random.normal();
  const beside = (share: number): number =>
    quantile(share * loading + Math.sqrt(1 - share * share) * random.normal());
  return {
    ranges,
    weight: valueAt(family.weight, beside(WEIGHT_AGAINST_LOADING)),
    pt: valueAt(ranges.pt, beside(COMMON_LOADING)),
    pd: valueAt(ranges.pd, beside(COMMON_LOADING)),
    rh: valueAt(ranges.rh, beside(COMMON_LOADING)),
    codesLeft: random.integer(1, 2 * CODES_PER_SERIES - 1),
  };
}

function drawCode(family: CatalogueFamily, chemistry: Chemistry, series: PartSeries, random: Random): Assay {
  const loading = random.between(0.83, 1.17);
  const ppm = (mean: number): number => mean * loading * random.between(0.97, 1.03);
  const subweight = Math.round(series.weight * random.between(0.9, 1.1));
  const rhAssay = Math.round(ppm(series.rh));
  if (chemistry !== 'Pt-Pd') {
    return { subweight, ptAssay: Math.round(ppm(series.pt)), pdAssay: Math.round(ppm(series.pd)), rhAssay };
  }
  const ratio = drawRatio(family.ptToPd ?? DEFAULT_PT_TO_PD, random);
  const ptAssay = Math.min(ppm(series.pt), family.pd[2] * ratio);
  return { subweight, ptAssay: Math.round(ptAssay), pdAssay: Math.round(ptAssay / ratio), rhAssay };
}

/** Most diesel washcoats hold the family's Pt:Pd ratio closely; a third carries more palladium. */
function drawRatio(typical: number, random: Random): number {
  return typical * (random.chance(0.65) ? random.between(0.97, 1.06) : random.between(0.7, 0.97));
}

/** Position of a normal deviate from −1 (low end) over 0 (median) to 1 (high end). */
function quantile(deviate: number): number {
  return Math.tanh(Math.sqrt(2 / Math.PI) * deviate);
}

function valueAt([low, typical, high]: Range, position: number): number {
  if (position < 0) {
    return low > 0 ? typical * (low / typical) ** -position : typical * (1 + position);
  }
  return typical > 0 ? typical * (high / typical) ** position : high * position * position;
}
