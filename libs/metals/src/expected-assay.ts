import { ASSAY_TRUST } from './assay-estimate';
import type { AssayTrust } from './assay-estimate';
import { PPM_GRAMS_PER_OUNCE } from './conversion';
import { orZero, roundTo, sum, ZERO } from './decimal';
import type { Numeric, Decimal } from './decimal';
import { lotKey } from './lot-key';
import { METALS, perMetal } from './metal';
import type { Metal, PerMetal } from './metal';
import type { CheckedSettlement, SettlementCheck, SettlementChecker } from './settlement-checks';

/** What of one converter went into a lot, as the catalogue knew it. */
export interface LotUnit {
  id: string;
  family: string;
  /** Grams of catalyst: pieces × weight. */
  grams: Numeric;
  /** Troy ounces: grams × ppm. */
  ounces: PerMetal<Numeric>;
}

/** What the catalogue expects to be found in a lot. */
export interface ExpectedAssay {
  /** The number of the lot. */
  lotNo: string;
  /** To a tenth. */
  ppm: PerMetal<number>;
  /** One standard deviation of what is found, in ppm, to a tenth. */
  uncertainty: PerMetal<number>;
}

/** So many standard deviations from what is expected are looked at: one honest assay in twenty. */
const UNUSUAL = 2;
const symbols: Record<Metal, string> = { pt: 'Pt', pd: 'Pd', rh: 'Rh' };

/**
 * The assay that the converters in a lot come to by the catalogue, and how sure that is. Errors of assays are those of
 * `estimateAssays` with no tests: of every family together and of every converter by itself, so that a lot of many is
 * surer than one of few; with the error of the settlement, and all that nobody knows besides.
 *
 * @param unknownShare 0 to 1: how much of the lot nobody knows the metal of; that may hold anything up to twice the rest
 * @returns null where no weight is known
 * @throws RangeError for something that is no number
 */
export function expectedAssay(
  lotNo: string,
  units: readonly LotUnit[],
  unknownShare: Numeric = 0,
  trust: AssayTrust = ASSAY_TRUST,
): ExpectedAssay | null {
  const grams = sum(units.map((unit) => orZero(unit.grams)));
  if (!grams.gt(0)) return null;
  const found = perMetal((metal) => {
    const ounces = sum(units.map((unit) => orZero(unit.ounces[metal])));
    const ppm = ounces.times(PPM_GRAMS_PER_OUNCE).div(grams);
    const shareOf = (kept: (unit: LotUnit) => string) =>
      ounces.isZero() ? ZERO : sumOfSquares(units, kept, metal).div(ounces.pow(2));
    const variance = shareOf(({ family }) => family)
      .times(orZero(trust.familyError).pow(2))
      .plus(shareOf(({ id }) => id).times(orZero(trust.converterError).pow(2)))
      .plus(orZero(trust.settlementError).pow(2))
      .plus(orZero(unknownShare).pow(2));
    return { ppm: roundTo(ppm, 1), uncertainty: roundTo(ppm.times(variance.sqrt()), 1) };
  });
  return {
    lotNo,
    ppm: perMetal((metal) => found[metal].ppm),
    uncertainty: perMetal((metal) => found[metal].uncertainty),
  };
}

/** The squares of the ounces that belong together, summed. */
function sumOfSquares(units: readonly LotUnit[], keyOf: (unit: LotUnit) => string, metal: Metal): Decimal {
  const together = new Map<string, Decimal>();
  for (const unit of units)
    together.set(keyOf(unit), (together.get(keyOf(unit)) ?? ZERO).plus(orZero(unit.ounces[metal])));
  return sum([...together.values()].map((ounces) => ounces.pow(2)));
}

/** What is found beside what was expected, where it is further from it than is usual. */
export interface UnusualAssay {
  metal: Metal;
  expected: number;
  uncertainty: number;
  /** Above or below what was expected. */
  side: 'above' | 'below';
}

/** The metals of a lot whose assay is outside what the catalogue expects of it; one that is not entered is none. */
export function unusualAssays(
  found: PerMetal<Numeric>,
  expected: Pick<ExpectedAssay, 'ppm' | 'uncertainty'>,
): UnusualAssay[] {
  return METALS.flatMap((metal): UnusualAssay[] => {
    const off = orZero(found[metal]).minus(expected.ppm[metal]);
    const isFar = off.abs().gt(orZero(expected.uncertainty[metal]).times(UNUSUAL));
    if (orZero(found[metal]).isZero() || !isFar) return [];
    const side = off.isNegative() ? 'below' : 'above';
    return [{ metal, expected: expected.ppm[metal], uncertainty: expected.uncertainty[metal], side }];
  });
}

/** Lots whose assays are outside what the catalogue expects; those of which nothing is expected are left out. */
export function assaysOutside(expected: readonly ExpectedAssay[]): SettlementChecker {
  const byNo = new Map(expected.map((each) => [lotKey(each.lotNo), each]));
  return ({ statement: { lotTableData } }: CheckedSettlement): SettlementCheck[] =>
    lotTableData.flatMap(({ lotNo, ptPpm, pdPpm, rhPpm }, index) => {
      const of = byNo.get(lotKey(lotNo ?? ''));
      const unusual = of ? unusualAssays({ pt: ptPpm, pd: pdPpm, rh: rhPpm }, of) : [];
      return unusual.map(({ metal, expected: ppm, uncertainty, side }) => ({
        code: 'ASSAY_UNEXPECTED',
        field: `lotTableData.${index}.${metal}Ppm`,
        sentence: `Lot ${lotNo?.trim()}: ${symbols[metal]} is ${side} the ${ppm} ± ${uncertainty} ppm that the catalogue expects.`,
      }));
    });
}
