import { pricingApplied } from '@washcoat/contract-converters';
import { consumer, firstRow, topicRooms } from '@washcoat/service-kit';

const keepSnapshot = firstRow({
  table: 'pricing_copy',
  key: 'snapshot_id',
  columns: ['snapshot_id', 'applied_at', 'data'],
});

/** Keeps every pricing snapshot; they never change, so that order and repetition do not matter. */
export const keepPricingCopy = consumer({
  name: 'keep-pricing-copy',
  event: pricingApplied,
  async handle({ tellPages, writeLast }, snapshot) {
    const { snapshotId, appliedAt } = snapshot;
    writeLast(
      keepSnapshot({ snapshot_id: snapshotId, applied_at: appliedAt, data: JSON.stringify(snapshot) }),
    );
    // Pages that asked before heard of prices that carts did not know yet.
    tellPages({
      kind: 'changed',
      rooms: [topicRooms.ofAll('prices')],
      change: { topic: 'prices', at: appliedAt },
    });
  },
  tables: ['pricing_copy'],
});
