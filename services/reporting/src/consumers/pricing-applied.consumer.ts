import { pricingApplied } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';

/** Keeps every application of prices; they never change, so that order and repetition do not matter. */
export const reportPricing = consumer({
  name: 'report-pricing',
  event: pricingApplied,
  async handle({ trx }, snapshot) {
    await trx('pricing_row')
      .insert({
        snapshot_id: snapshot.snapshotId,
        applied_at: snapshot.appliedAt,
        data: JSON.stringify(snapshot),
      })
      .onConflict('snapshot_id')
      .ignore();
  },
  tables: ['pricing_row'],
});
