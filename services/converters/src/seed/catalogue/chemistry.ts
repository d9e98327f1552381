import type { CatalogueFamily, Chemistry, Range } from './catalogue-family';
import type { Random } from './random';

/** Ranges in ppm of the three metals for one chemistry of one family. */
export interface ChemistryRanges {
  readonly pt: Range;
  readonly pd: Range;
  readonly rh: Range;
}

/** Medians over all petrol converters of a chemistry, in ppm; used where a family tells no median of its own. */
const PETROL_MEDIANS: Readonly<Record<'tri' | 'Pd-Rh' | 'Pt-Rh', readonly [number, number, number]>> = {
  'Pd-Rh': [0, 2654, 308],
  'Pt-Rh': [1634, 6, 336],
  tri: [493, 3212, 353],
};

const CHEMISTRIES: readonly Chemistry[] = ['tri', 'Pd-Rh', 'Pt-Rh', 'Pd-only', 'Pt-only', 'Pt-Pd', 'none'];

const NOTHING: Range = [0, 0, 0];
const TRACE: Range = [0, 6, 30];
/** A metal below this part of platinum plus palladium is only a trace. */
const TRACE_SHARE = 0.05;
/** Where the family's low value is of another chemistry, a metal stays above this part of its median. */
const LOWEST_PART_OF_MEDIAN = 0.3;

/** Draws a chemistry with the family's own shares. */
export function drawChemistry(family: CatalogueFamily, random: Random): Chemistry {
  let left = random.next() * totalShare(family);
  for (const chemistry of CHEMISTRIES) {
    left -= family.mix[chemistry] ?? 0;
    if (left < 0) return chemistry;
  }
  return 'none';
}

/** The ranges that a family's metals are drawn from under a chemistry. `Pt-Pd` gets its palladium by ratio. */
export function rangesFor(family: CatalogueFamily, chemistry: Chemistry): ChemistryRanges {
  if (chemistry === 'none') return { pt: NOTHING, pd: NOTHING, rh: NOTHING };
  if (chemistry === 'Pt-only' || chemistry === 'Pt-Pd') {
    return { pt: narrow(family.pt, family.pt[1]), pd: [0, 4, 20], rh: family.rh };
  }
  const petrol = chemistry === 'Pd-only' ? 'Pd-Rh' : chemistry;
  const [pt, pd, rh] =
    petrol === typicalChemistry(family) ? [family.pt[1], family.pd[1], family.rh[1]] : PETROL_MEDIANS[petrol];
  return {
    pt: petrol === 'Pd-Rh' ? TRACE : narrow(family.pt, pt),
    pd: petrol === 'Pt-Rh' ? TRACE : narrow(family.pd, pd),
    rh: chemistry === 'Pd-only' ? NOTHING : narrow(family.rh, rh),
  };
}

/** The chemistry that the family's typical triple belongs to; the most frequent one when it fits none. */
function typicalChemistry(family: CatalogueFamily): Chemistry {
  const [pt, pd] = [family.pt[1], family.pd[1]];
  const read: Chemistry =
    pt < TRACE_SHARE * (pt + pd) ? 'Pd-Rh' : pd < TRACE_SHARE * (pt + pd) ? 'Pt-Rh' : 'tri';
  if (family.mix[read] !== undefined) return read;
  return chemistriesOf(family).reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

function totalShare(family: CatalogueFamily): number {
  return CHEMISTRIES.reduce((sum, chemistry) => sum + (family.mix[chemistry] ?? 0), 0);
}

function chemistriesOf(family: CatalogueFamily): [Chemistry, number][] {
  return CHEMISTRIES.flatMap((chemistry): [Chemistry, number][] => {
    const share = family.mix[chemistry];
    return share === undefined ? [] : [[chemistry, share]];
  });
}

function narrow([low, , high]: Range, median: number): Range {
  const typical = Math.min(Math.max(median, low), high);
  return [Math.max(low, typical * LOWEST_PART_OF_MEDIAN), typical, high];
}
