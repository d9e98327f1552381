import type { Numeric } from '../decimal';
import type { PerMetal } from '../metal';

/** An item that was bought for a settlement. */
export interface AutopsyItem {
  itemId: string;
  /** The lot that it went into; empty when nobody said. */
  lotNo: string;
  /** Expected catalyst, pounds. */
  pounds: Numeric;
  /** Expected troy ounces. */
  ounces: PerMetal<Numeric>;
  /** USD per troy ounce at the market of the day when it was bought. */
  boughtAt: PerMetal<Numeric>;
  /** Received of bought pieces, a share: 1 when all came. */
  receivedShare: Numeric;
  /** USD paid. */
  cost: Numeric;
}

/** A lot as it was settled: net dry pounds and contained troy ounces. */
export interface AutopsyLot {
  lotNo: string;
  netDry: Numeric;
  ounces: PerMetal<Numeric>;
}

/** What is taken apart. */
export interface AutopsyInput {
  items: readonly AutopsyItem[];
  lots: readonly AutopsyLot[];
  /** Troy ounces that are paid for, and USD for them. */
  returns: PerMetal<{ returnOz: Numeric; amount: Numeric }>;
  /** USD: refining, treatment, samples, assays and freight. */
  charges: Numeric;
  /** USD: interest on the advance, and on early payment. */
  interest: Numeric;
}

/** The parts of a profit, in the order in which they are taken out. */
export const AUTOPSY_PARTS = [
  'metalMove',
  'countLoss',
  'weightLoss',
  'assayDrift',
  'recovery',
  'charges',
  'interest',
] as const;
export type AutopsyPart = (typeof AUTOPSY_PARTS)[number];

/** USD by part. */
export type PerPart<T> = Record<AutopsyPart, T>;

/** What an item had in every part, USD in cents. */
export type ItemAutopsy = PerPart<number> & { itemId: string; effect: number };

/** A profit and its parts, USD in cents: `marginAsBought + Σ parts = profit`. */
export interface Autopsy {
  cost: number;
  marginAsBought: number;
  parts: PerPart<number>;
  profit: number;
  /** The items most responsible, the largest effect first. */
  items: ItemAutopsy[];
}
