import { pricingApplied } from '@washcoat/contract-converters';
import { consumer, topicRooms } from '@washcoat/service-kit';

/** Keeps every pricing snapshot; they never change, so that order and repetition do not matter. */
export const keepPricingCopy = consumer({
  name: 'keep-pricing-copy',
  event: pricingApplied,
  async handle({ trx, tellPages }, snapshot) {
    await trx('pricing_copy')
      .insert({
        snapshot_id: snapshot.snapshotId,
        applied_at: snapshot.appliedAt,
        data: JSON.stringify(snapshot),
      })
      .onConflict('snapshot_id')
      .ignore();
    // Pages that asked before heard of prices that carts did not know yet.
    tellPages({
      kind: 'changed',
      rooms: [topicRooms.ofAll('prices')],
      change: { topic: 'prices', at: snapshot.appliedAt },
    });
  },
  tables: ['pricing_copy'],
});
