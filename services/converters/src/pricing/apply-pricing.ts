import { pricingApplied, type PricingSnapshotData } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { METALS } from '@washcoat/metals';
import { topicRooms, type UnitOfWork } from '@washcoat/service-kit';
import { quoteOfPrices } from '../metal-source/quote.model';
import { openPassAgain } from '../price-history/price-history-run.repository';
import { findSnapshotId, insertSnapshot, readSnapshot } from './pricing-snapshot.repository';

/** All that a pricing snapshot holds besides who applied it and when, and what its market came from. */
export type Pricing = Omit<
  PricingSnapshotData,
  'appliedAt' | 'appliedByUserId' | 'appliedBy' | 'marketSource'
>;

/**
 * Puts new prices in force: writes one snapshot and tells the other domains and the open pages. Converters are not touched, so the cost
 * does not grow with the catalogue: their price history follows little by little.
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
    ...(await sourceOfMarket(unit, pricing)),
  };
  await insertSnapshot(unit.trx, snapshot);
  openPassAgain(unit);
  await unit.publish(pricingApplied, snapshot.snapshotId, snapshot);
  await unit.audit({ action: 'apply', entity: 'pricing', entityId: snapshot.snapshotId, after: pricing });
  unit.tellPages({
    kind: 'changed',
    rooms: [topicRooms.ofAll('prices')],
    change: { topic: 'prices', at: snapshot.appliedAt },
  });
}

/** What the market prices came from: a source that says them, people who entered them, or as before where they stay. */
async function sourceOfMarket(
  { trx, now }: UnitOfWork,
  { marketPrice }: Pricing,
): Promise<Pick<PricingSnapshotData, 'marketSource'>> {
  const snapshotId = await findSnapshotId(trx, now);
  const before = snapshotId ? await readSnapshot(trx, snapshotId) : null;
  if (before && METALS.every((metal) => before.marketPrice[metal] === marketPrice[metal]))
    return before.marketSource ? { marketSource: before.marketSource } : {};
  const quote = await quoteOfPrices(trx, marketPrice);
  return {
    marketSource: quote
      ? { kind: quote.source, at: quote.quotedAt.toISOString() }
      : { kind: 'manual', at: now.toISOString() },
  };
}
