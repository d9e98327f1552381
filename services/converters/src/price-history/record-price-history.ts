import type { UnitOfWork } from '@washcoat/service-kit';
import { createValuer } from '@washcoat/metals';
import { findSnapshotId, readSnapshot } from '../pricing/pricing-snapshot.repository';
import { findProducts } from '../product/product.repository';
import { writePricesOfDay } from './price-history.repository';

/**
 * Writes the listed and published price of converters on a day (domain rules, section 2): a row where one of the two
 * changed, at most one a day. Prices are those of the snapshot in force at the moment of the unit of work; without
 * one, nothing is written.
 */
export async function recordPriceHistory(
  unit: UnitOfWork,
  { productIds, day }: { productIds: readonly string[]; day: string },
): Promise<void> {
  const snapshotId = await findSnapshotId(unit.trx, unit.now);
  if (!snapshotId) return;
  const value = createValuer(await readSnapshot(unit.trx, snapshotId));
  const products = await findProducts(unit.trx, productIds);
  const prices = products.map((product) => {
    const { listedPrice, offerPrice } = value(product);
    return { productId: product.productId, listPrice: listedPrice, publishPrice: offerPrice };
  });
  await writePricesOfDay(unit.trx, day, prices);
}
