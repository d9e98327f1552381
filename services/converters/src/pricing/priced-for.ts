import type { PricedFor } from '@washcoat/contract-converters';
import type { ProductSight } from '../product/product.policy';
import type { Buyer } from './buyer';
import type { PriceList } from './price-board';

/** For whom and where prices were made and with which snapshot, for those who see prices. */
export function pricedFor(
  { snapshot }: PriceList,
  { companyName, facilityCity }: Buyer,
  { names }: ProductSight,
): PricedFor {
  const { snapshotId, appliedAt } = snapshot;
  return { companyName, facilityCity, snapshotId, appliedAt, appliedBy: names ? snapshot.appliedBy : '' };
}
