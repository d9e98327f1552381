import { z } from 'zod';
import { id, moment } from './fields';

/** What market prices are read from; `manual`: people enter them. */
export const metalSourceKind = z.enum(['manual', 'file', 'http']);
export type MetalSourceKind = z.infer<typeof metalSourceKind>;

/** What the market prices among applied ones came from, and when they were quoted, or entered. */
export const marketSource = z.object({ kind: metalSourceKind, at: moment });
export type MarketSource = z.infer<typeof marketSource>;

/** How market prices came in, in words. */
export const marketSourceWords: Record<MetalSourceKind, string> = {
  manual: 'entered by people',
  file: 'read from a file',
  http: 'read from a feed',
};

/** Prices that were put in force at a moment. */
export const appliedPrices = z.object({ snapshotId: id, appliedAt: moment });
export type AppliedPrices = z.infer<typeof appliedPrices>;

/** Applied prices as they are told to somebody. */
export const toldPrices = appliedPrices.extend({
  /** Empty for those who may not see the names of the house. */
  appliedBy: z.string(),
  /** Absent for the same, and where it is not on record. */
  marketSource: marketSource.optional(),
});
export type ToldPrices = z.infer<typeof toldPrices>;

/** What was put in force right before and right after some prices; null where they are the first, or the last. */
export const besidePrices = z.object({ earlier: appliedPrices.nullable(), later: appliedPrices.nullable() });
export type BesidePrices = z.infer<typeof besidePrices>;

/** Applied prices as far as `sight` lets them be told. */
export function tellPrices(
  { snapshotId, appliedAt, appliedBy, marketSource: source }: ToldPrices,
  sight: { names: boolean },
): ToldPrices {
  if (!sight.names) return { snapshotId, appliedAt, appliedBy: '' };
  return { snapshotId, appliedAt, appliedBy, ...(source ? { marketSource: source } : {}) };
}
