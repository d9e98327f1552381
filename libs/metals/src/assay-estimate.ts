import { PPM_GRAMS_PER_OUNCE } from './conversion';
import { Decimal, ONE, orZero, roundTo, sum, ZERO } from './decimal';
import type { Numeric } from './decimal';
import { METALS, perMetal } from './metal';
import type { Metal, PerMetal } from './metal';

/** How sure catalogue and settlements are taken to be; relative standard deviations, 0.1 being 10 %. */
export interface AssayTrust {
  /** What the assays of a family without tests are off by together: one laboratory, one way of sampling. */
  familyError: Numeric;
  /** What each converter without tests is off by besides. No greater than `familyError`. */
  converterError: Numeric;
  /** What the settled ounces of a lot are off by: sampling, moisture, two laboratories. */
  settlementError: Numeric;
}

/** Handheld assays repeat within 5 to 10 %, exchanged laboratories within 2 %. */
export const ASSAY_TRUST: AssayTrust = {
  familyError: '0.1',
  converterError: '0.08',
  settlementError: '0.02',
};

/** What of one converter went into a lot. */
export interface LotConverter {
  id: string;
  family: string;
  /** Grams of substrate: pieces × sub-weight. */
  grams: Numeric;
  /** As the catalogue has it. */
  ppm: PerMetal<Numeric>;
  /** Analyses that its assay rests on; what accepted settlements were worth counts too. */
  tests: Numeric;
}

/** What the refinery found of the whole lot. */
export interface SettledLot {
  /** Troy ounces contained. */
  ounces: PerMetal<Numeric>;
  /** Grams net dry; empty or 0: as much as the units weigh. */
  grams: Numeric;
}

/** What a settlement says of the assay of one converter. */
export interface AssayEstimate {
  id: string;
  family: string;
  /** To a tenth. */
  ppm: PerMetal<number>;
  /** One standard deviation in ppm, to a tenth: before the settlement and with it. */
  uncertaintyBefore: PerMetal<number>;
  uncertainty: PerMetal<number>;
  /** The tests that the assay is worth with the settlement, by the metal that gained least; to a tenth. */
  tests: number;
}

/** A converter of the lot, read: its metal in ppm·grams at the settled weight, and how firm its assay is. */
interface Share {
  converter: LotConverter;
  /** 1 / √(1 + tests): more tests, less to correct. */
  looseness: Decimal;
  content: PerMetal<Decimal>;
}

/**
 * What one settled lot says of the assays of the converters in it, metal by metal.
 *
 * A linear Gaussian (Bayesian) update, which is ridge regression with the trust as its penalty, in closed form because
 * a lot is one equation (Gelman et al., Bayesian Data Analysis, 3rd ed., 14.8; Hoerl and Kennard 1970). With `E_i` the
 * metal of converter `i` by the catalogue at the settled weight, `n_i` its tests and `s_i = 1/√(1+n_i)`:
 *
 * - relative error of an assay `δ_i = s_i·(b_family + e_i)`, `b ~ N(0, familyError²)`, `e ~ N(0, converterError²)`
 * - the lot: `settled − ΣE = ΣE_i·δ_i + ε`, `ε ~ N(0, (settlementError² + gap²)·(ΣE)²)`, where `gap` is by how much the lot
 *   weighs other than its units: such a lot says less about assays
 * - `c_i = Cov(δ_i, settled) = familyError²·s_i·Σ_family E_j·s_j + converterError²·s_i²·E_i`, `V = ΣE_i·c_i + Var ε`
 * - `δ_i` is `c_i·(settled − ΣE)/V`, and its variance falls from `s_i²·(familyError² + converterError²)` by `c_i²/V`
 *
 * Weights are compared by grade: what a lot weighs less than its units is no matter of assays.
 *
 * @param converters ppm and grams; those without metal stay as they are
 * @param settled troy ounces and grams
 * @throws RangeError for something that is no number
 */
export function estimateAssays(
  converters: readonly LotConverter[],
  settled: SettledLot,
  trust: AssayTrust = ASSAY_TRUST,
): AssayEstimate[] {
  const family = orZero(trust.familyError).pow(2);
  const own = orZero(trust.converterError).pow(2);
  const weighed = sum(converters.map(({ grams }) => notBelowZero(grams)));
  const ratio = weighed.gt(0) && notBelowZero(settled.grams).gt(0) ? orZero(settled.grams).div(weighed) : ONE;
  const noise = orZero(trust.settlementError).pow(2).plus(ratio.minus(1).pow(2));
  const shares = converters.map((converter) => shareOf(converter, ratio));
  const updates = perMetal((metal) => {
    const found = notBelowZero(settled.ounces[metal]).times(PPM_GRAMS_PER_OUNCE);
    return updateOf(shares, metal, found, { family, own, noise });
  });
  return shares.map(({ converter, looseness }, index) => {
    const prior = looseness.pow(2).times(family.plus(own));
    const of = perMetal((metal) => updates[metal][index] ?? { change: ZERO, gained: ZERO });
    const ppmOf = (metal: Metal) => notBelowZero(converter.ppm[metal]);
    const deviation = (metal: Metal, variance: Decimal) => roundTo(ppmOf(metal).times(variance.sqrt()), 1);
    const gains = METALS.filter((metal) => ppmOf(metal).gt(0)).map((metal) => of[metal].gained);
    return {
      ...{ id: converter.id, family: converter.family },
      ppm: perMetal((metal) => roundTo(notBelowZero(ppmOf(metal).times(of[metal].change.plus(1))), 1)),
      uncertaintyBefore: perMetal((metal) => deviation(metal, prior)),
      uncertainty: perMetal((metal) => deviation(metal, prior.minus(of[metal].gained))),
      tests: testsWorth(converter.tests, prior, gains.length ? Decimal.min(...gains) : ZERO),
    };
  });
}

function shareOf(converter: LotConverter, ratio: Decimal): Share {
  const grams = notBelowZero(converter.grams).times(ratio);
  return {
    converter,
    looseness: ONE.div(notBelowZero(converter.tests).plus(1).sqrt()),
    content: perMetal((metal) => grams.times(notBelowZero(converter.ppm[metal]))),
  };
}

/** By how much each assay of a metal is off, relatively, and by how much its variance falls. */
function updateOf(
  shares: readonly Share[],
  metal: Metal,
  found: Decimal,
  { family, own, noise }: { family: Decimal; own: Decimal; noise: Decimal },
): { change: Decimal; gained: Decimal }[] {
  const expected = sum(shares.map(({ content }) => content[metal]));
  if (expected.isZero()) return shares.map(() => ({ change: ZERO, gained: ZERO }));
  const loose = new Map<string, Decimal>();
  for (const { converter, looseness, content } of shares)
    loose.set(converter.family, (loose.get(converter.family) ?? ZERO).plus(content[metal].times(looseness)));
  const together = shares.map(({ converter, looseness, content }) =>
    family
      .times(looseness)
      .times(loose.get(converter.family) ?? ZERO)
      .plus(own.times(looseness.pow(2)).times(content[metal])),
  );
  const explained = sum(shares.map(({ content }, index) => content[metal].times(together[index] ?? ZERO)));
  const variance = explained.plus(noise.times(expected.pow(2)));
  if (variance.isZero()) return shares.map(() => ({ change: ZERO, gained: ZERO }));
  return shares.map(({ content }, index) => {
    const covariance = content[metal].isZero() ? ZERO : (together[index] ?? ZERO);
    return {
      change: covariance.times(found.minus(expected)).div(variance),
      gained: covariance.pow(2).div(variance),
    };
  });
}

/** The variance of an assay goes with 1 / (1 + tests). */
function testsWorth(tests: Numeric, prior: Decimal, gained: Decimal): number {
  const left = prior.minus(gained);
  const before = notBelowZero(tests).plus(1);
  return roundTo((left.gt(0) ? before.times(prior).div(left) : before).minus(1), 1);
}

function notBelowZero(value: Numeric | Decimal): Decimal {
  const read = orZero(value);
  return read.isNegative() ? ZERO : read;
}
