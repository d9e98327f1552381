import { ASSAY_TRUST, Decimal, estimateAssays, METALS, perMetal, type PerMetal } from '@washcoat/metals';

/** How a simulated yard is made. */
export interface Yard {
  families: number;
  converters: number;
  lotsAYear: number;
  piecesALot: number;
  years: number;
}

/** A converter with what it truly holds and what the catalogue says. */
interface Converter {
  id: string;
  family: string;
  /** Grams per piece. */
  grams: number;
  truth: PerMetal<number>;
  believed: PerMetal<number>;
  tests: number;
}

/** Mean error of the assays of one year's end, percent: weighed by how often converters are bought. */
export interface YearsError {
  year: number;
  without: number;
  withProposals: number;
  accepted: number;
}

/** Accepted by rule: a proposal that moves no assay by more than three of its standard deviations. */
const MOST_DEVIATIONS = 3;
/** A refinery is off by so much, one standard deviation. */
const SETTLEMENT_NOISE = 0.015;
/** Dust and moisture: a lot weighs that much less than its units. */
const LOST_WEIGHT = 0.01;
const OUNCE_GRAMS = 31.1034768;

/**
 * Lives through years of purchases and settlements with a catalogue whose error is known. Families are off together and
 * converters by themselves, as `ASSAY_TRUST` has it, tests less; what a settlement finds is noisy. `random` gives numbers
 * from 0 up to 1.
 */
export function liveThrough(yard: Yard, random: () => number): YearsError[] {
  const converters = catalogueOf(yard, random);
  const untouched = converters.map(({ believed }) => believed);
  const popularity = converters.map((_, index) => 1 / (index + 3));
  const errors: YearsError[] = [];
  for (let year = 1; year <= yard.years; year += 1) {
    let accepted = 0;
    for (let lot = 0; lot < yard.lotsAYear; lot += 1)
      accepted += settleLot(converters, popularity, yard, random);
    errors.push({
      year,
      without: meanError(converters, popularity, (_, index) => untouched[index]),
      withProposals: meanError(converters, popularity, ({ believed }) => believed),
      accepted,
    });
  }
  return errors;
}

function catalogueOf({ families, converters }: Yard, random: () => number): Converter[] {
  const familyError = Number(ASSAY_TRUST.familyError);
  const converterError = Number(ASSAY_TRUST.converterError);
  const errors = Array.from({ length: families }, () => perMetal(() => normal(random) * familyError));
  return Array.from({ length: converters }, (_, index) => {
    const family = Math.floor(random() * families);
    const tests = Math.floor(random() ** 2 * 8);
    const looseness = 1 / Math.sqrt(1 + tests);
    const truth = { pt: 200 + random() * 1800, pd: 500 + random() * 3000, rh: 50 + random() * 500 };
    const believed = perMetal((metal) => {
      const off = looseness * ((errors[family]?.[metal] ?? 0) + normal(random) * converterError);
      return Math.max(1, truth[metal] * (1 + off));
    });
    return {
      id: String(index),
      family: String(family),
      grams: 500 + random() * 1200,
      truth,
      believed,
      tests,
    };
  });
}

/** Buys a lot, has it settled, and lets the rule decide on what is proposed; answers how many families were accepted. */
function settleLot(
  converters: Converter[],
  popularity: readonly number[],
  { piecesALot }: Yard,
  random: () => number,
): number {
  const bought = new Map<Converter, number>();
  for (let piece = 0; piece < piecesALot; piece += 1) {
    const converter = converters[chosen(popularity, random)];
    if (converter) bought.set(converter, (bought.get(converter) ?? 0) + 1);
  }
  const lot = [...bought].map(([converter, pieces]) => ({ converter, grams: converter.grams * pieces }));
  const kept = 1 - LOST_WEIGHT * 2 * random();
  const ounces = perMetal((metal) => {
    const contained = lot.reduce((sum, { converter, grams }) => sum + grams * converter.truth[metal], 0);
    return (contained * kept * (1 + normal(random) * SETTLEMENT_NOISE)) / 1e6 / OUNCE_GRAMS;
  });
  const grams = lot.reduce((sum, each) => sum + each.grams, 0) * kept;
  const estimates = estimateAssays(
    lot.map((each) => ({ ...each.converter, grams: each.grams, ppm: each.converter.believed })),
    { ounces, grams },
  );
  const refused = new Set<string>();
  estimates.forEach(({ family, ppm, uncertaintyBefore }, index) => {
    const believed = lot[index]?.converter.believed;
    const isTooFar = METALS.some(
      (metal) =>
        believed && Math.abs(ppm[metal] - believed[metal]) > MOST_DEVIATIONS * uncertaintyBefore[metal],
    );
    if (isTooFar) refused.add(family);
  });
  estimates.forEach(({ family, ppm, tests }, index) => {
    const converter = lot[index]?.converter;
    if (!converter || refused.has(family)) return;
    converter.believed = ppm;
    converter.tests = tests;
  });
  return new Set(estimates.map(({ family }) => family).filter((family) => !refused.has(family))).size;
}

function meanError(
  converters: readonly Converter[],
  popularity: readonly number[],
  believedOf: (converter: Converter, index: number) => PerMetal<number> | undefined,
): number {
  let [error, weight] = [new Decimal(0), new Decimal(0)];
  converters.forEach((converter, index) => {
    const believed = believedOf(converter, index);
    const share = popularity[index] ?? 0;
    for (const metal of METALS) {
      const off = Math.abs((believed?.[metal] ?? 0) - converter.truth[metal]) / converter.truth[metal];
      error = error.plus(off * share);
      weight = weight.plus(share);
    }
  });
  return error.div(weight).times(100).toNumber();
}

function chosen(popularity: readonly number[], random: () => number): number {
  let left = random() * popularity.reduce((sum, share) => sum + share, 0);
  return Math.max(
    0,
    popularity.findIndex((share) => (left -= share) < 0),
  );
}

/** Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
