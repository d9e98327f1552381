import { PPM_GRAMS_PER_OUNCE, POUND_GRAMS } from './conversion';
import { orZero, roundTo, toDecimal } from './decimal';
import type { Decimal, Numeric } from './decimal';
import { lotKey } from './lot-key';
import { METALS, perMetal } from './metal';
import type { PerMetal } from './metal';
import { settledAssay } from './settled-assay';
import type { AssayClause, SettledAssay } from './settled-assay';
import { lotOunces } from './settlement-weights';

/** A lot as a party has it: net dry pounds and ppm; ounces where its paper states them. */
export interface StatedLot {
  lotNo: string;
  netDry: Numeric;
  ppm: PerMetal<Numeric>;
  ounces?: PerMetal<Numeric>;
}

/** What two statements are compared by. */
export interface ComparedBy {
  /** USD per troy ounce that is returned, and the percent that is; empty where no price is agreed. */
  prices: PerMetal<Numeric>;
  returned: PerMetal<Numeric>;
  clause: AssayClause;
  /** ppm of the umpire by the key of the lot. */
  umpires: ReadonlyMap<string, PerMetal<Numeric>>;
}

/** One metal of a lot in both statements: ppm, troy ounces and USD; differences are theirs less ours. */
export interface MetalDifference {
  ourPpm: number | null;
  theirPpm: number | null;
  ourOz: number | null;
  theirOz: number | null;
  differenceOz: number;
  /** Null without a price. */
  dollars: number | null;
  settled: SettledAssay;
  /** Ounces of the settled assay at our weight; null while there is none. */
  settledOz: number | null;
  /** The ounces that their paper states do not follow from its own weight and assay. */
  isMiscounted: boolean;
}

/** One lot of both statements. */
export interface LotDifference {
  /** As ours has it, else as theirs. */
  lotNo: string;
  /** Of several lots with one number each has its own. */
  key: string;
  state: 'same' | 'differs' | 'onlyOurs' | 'onlyTheirs';
  ourNetDry: number | null;
  theirNetDry: number | null;
  metals: PerMetal<MetalDifference>;
  dollars: number | null;
}

/** Ounces are cut at three decimals: so much may two of them be apart by cutting alone. */
const CUT = 0.0015;
/** Pounds of less than this are the same weight. */
const SAME_POUNDS = 0.005;

/**
 * Compares our lots with those of a refiner's statement: ounces are `lotOunces` of weight and assay, unless their paper
 * states others; dollars are `difference oz · price · returned %`. Assays are settled by the clause. Lots of one number are
 * compared one by one, in their order.
 *
 * @throws RangeError for something that is no number
 */
export function compareLots(
  ours: readonly StatedLot[],
  theirs: readonly StatedLot[],
  by: ComparedBy,
): LotDifference[] {
  const others = new Map(keyed(theirs));
  const own = keyed(ours).map(([key, lot]) => {
    const other = others.get(key);
    others.delete(key);
    return differenceOf(key, lot, other, by);
  });
  return [...own, ...[...others].map(([key, lot]) => differenceOf(key, undefined, lot, by))];
}

/** Lots by their keys; of several with one number the second is `l1#2`, which is the key of no number. */
function keyed(lots: readonly StatedLot[]): [string, StatedLot][] {
  const times = new Map<string, number>();
  return lots.map((lot) => {
    const key = lotKey(lot.lotNo);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return [time === 1 ? key : `${key}#${time}`, lot];
  });
}

function differenceOf(
  key: string,
  our: StatedLot | undefined,
  their: StatedLot | undefined,
  by: ComparedBy,
): LotDifference {
  const metals = perMetal((metal): MetalDifference => {
    const umpire = by.umpires.get(key)?.[metal];
    const ourOz = our ? lotOunces(our.netDry, our.ppm[metal]) : null;
    const reckoned = their ? lotOunces(their.netDry, their.ppm[metal]) : null;
    const stated = toDecimal(their?.ounces?.[metal])?.toNumber() ?? null;
    const theirOz = stated ?? reckoned;
    const differenceOz = orZero(theirOz).minus(orZero(ourOz));
    const price = toDecimal(by.prices[metal]);
    const settled = settledAssay({ ours: our?.ppm[metal], theirs: their?.ppm[metal], umpire }, by.clause);
    const weight = our?.netDry ?? their?.netDry;
    return {
      ourPpm: numberOf(our?.ppm[metal]),
      theirPpm: numberOf(their?.ppm[metal]),
      ...{ ourOz, theirOz },
      differenceOz: roundTo(differenceOz, 3),
      dollars: price && roundTo(differenceOz.times(price).times(orZero(by.returned[metal])).div(100), 2),
      settled,
      settledOz: settled.ppm === null ? null : ouncesAt(orZero(weight), settled.ppm),
      isMiscounted: stated !== null && reckoned !== null && Math.abs(stated - reckoned) > CUT,
    };
  });
  const isApart =
    METALS.some((metal) => Math.abs(metals[metal].differenceOz) > CUT) ||
    Math.abs(Number(our?.netDry ?? 0) - Number(their?.netDry ?? 0)) >= SAME_POUNDS;
  return {
    lotNo: our?.lotNo ?? their?.lotNo ?? '',
    key,
    state: our ? (their ? (isApart ? 'differs' : 'same') : 'onlyOurs') : 'onlyTheirs',
    ourNetDry: numberOf(our?.netDry),
    theirNetDry: numberOf(their?.netDry),
    metals,
    dollars: sumOrNull(METALS.map((metal) => metals[metal].dollars)),
  };
}

function ouncesAt(pounds: Decimal, ppm: number): number {
  return roundTo(pounds.times(POUND_GRAMS).times(ppm).div(PPM_GRAMS_PER_OUNCE), 3);
}

const numberOf = (value: Numeric) => toDecimal(value)?.toNumber() ?? null;

/** The sum in cents, null when none is known. */
export function sumOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length
    ? roundTo(
        known.reduce((all, value) => all.plus(value), orZero(0)),
        2,
      )
    : null;
}
