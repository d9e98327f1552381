import { pricingApplied } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';

/** Keeps every pricing snapshot; they never change, so that order and repetition do not matter. */
export const keepPricingCopy = consumer({
  name: 'keep-pricing-copy',
  event: pricingApplied,
  async handle({ trx }, snapshot) {
    await trx('pricing_copy')
      .insert({
        snapshot_id: snapshot.snapshotId,
        applied_at: snapshot.appliedAt,
        data: JSON.stringify(snapshot),
      })
      .onConflict('snapshot_id')
      .ignore();
  },
  tables: ['pricing_copy'],
});
