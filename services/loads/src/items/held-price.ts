import type { PriceStep } from '@washcoat/contract-kernel';
import { itemStatuses, type ItemGroup } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import type { LoadRecord } from '../carts/load.model';
import { holdOf } from '../carts/price-hold';
import { priceOfBuyer } from './item-offer';
import type { ItemRecord } from './item.model';
import { findItemPrices } from './item-price.repository';
import { itemsOf } from './item.repository';

/** What a quote that holds its prices promises for more of a converter that stands on it. */
export interface HeldPrice extends Pick<ItemRecord, 'basePrice' | 'listedPrice' | 'snapshotId'> {
  group: ItemGroup;
  /** The lowest price of the buyer's side for it; more of it costs no less. */
  least: number;
  steps: PriceStep[] | null;
}

/** By the ids of the converters. */
export type HeldPrices = ReadonlyMap<string, HeldPrice>;

/** The held prices of those of `productIds` that stand on the load; none while it holds no prices, without asking for any. */
export async function heldPricesOf(
  database: Knex,
  load: LoadRecord,
  now: Date,
  productIds: readonly string[],
): Promise<HeldPrices> {
  if (productIds.length === 0 || holdOf(load, now) !== 'held') return new Map();
  const promised = (await itemsOf(database, load.loadId)).filter(
    ({ productId, offeredAt, status }) =>
      productId !== null && productIds.includes(productId) && offeredAt && status !== itemStatuses.rejected,
  );
  if (promised.length === 0) return new Map();
  const steps = await findItemPrices(
    database,
    promised.map(({ itemId }) => itemId),
  );
  const held = new Map<string, HeldPrice>();
  for (const item of promised) {
    const { productId, basePrice, listedPrice, snapshotId, group } = item;
    const first = held.get(productId ?? '') ?? {
      ...{ basePrice, listedPrice, snapshotId, group },
      least: priceOfBuyer(item),
      steps: steps.get(item.itemId) ?? null,
    };
    held.set(productId ?? '', { ...first, least: Math.min(first.least, priceOfBuyer(item)) });
  }
  return held;
}
