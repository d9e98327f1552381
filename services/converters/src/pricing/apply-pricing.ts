import { pricingApplied, type PricingSnapshotData } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { topicRooms, type UnitOfWork } from '@washcoat/service-kit';
import { insertSnapshot } from './pricing-snapshot.repository';

/** All that a pricing snapshot holds besides who applied it and when. */
export type Pricing = Omit<PricingSnapshotData, 'appliedAt' | 'appliedByUserId' | 'appliedBy'>;

/**
 * Puts new prices in force: writes one snapshot and tells the other domains and the open pages. Converters are not touched, so the cost
 * does not grow with the catalogue.
 */
export async function applyPricing(
  unit: UnitOfWork,
  session: Pick<Session, 'userId' | 'firstName' | 'lastName'>,
  pricing: Pricing,
): Promise<void> {
  const snapshot: PricingSnapshotData = {
    ...pricing,
    appliedAt: unit.now.toISOString(),
    appliedByUserId: session.userId,
    appliedBy: `${session.firstName} ${session.lastName}`.trim(),
  };
  await insertSnapshot(unit.trx, snapshot);
  await unit.publish(pricingApplied, snapshot.snapshotId, snapshot);
  await unit.audit({ action: 'apply', entity: 'pricing', entityId: snapshot.snapshotId, after: pricing });
  unit.tellPages({
    kind: 'changed',
    rooms: [topicRooms.ofAll('prices')],
    change: { topic: 'prices', at: snapshot.appliedAt },
  });
}
