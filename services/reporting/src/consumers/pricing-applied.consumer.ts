import { pricingApplied } from '@washcoat/contract-converters';
import { keepFirst } from '@washcoat/service-kit';

/** Keeps every application of prices; they never change, so that order and repetition do not matter. */
export const reportPricing = keepFirst({
  name: 'report-pricing',
  event: pricingApplied,
  table: 'pricing_row',
  key: 'snapshot_id',
  columns: (snapshot) => ({
    snapshot_id: snapshot.snapshotId,
    applied_at: snapshot.appliedAt,
    data: JSON.stringify(snapshot),
  }),
});
