import type { PriceStep } from '@washcoat/contract-kernel';
import { insertionOf, type Question } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ItemModel, ItemPriceModel, type ItemRecord } from './item.model';

const insertPrices = insertionOf(ItemPriceModel);

/** Keeps how the prices of new items came about; nothing to write when none has one of the catalogue. */
export function insertItemPrices(
  placed: readonly { item: Pick<ItemRecord, 'itemId'>; steps: PriceStep[] | null }[],
): Question[] {
  const prices = placed.flatMap(({ item: { itemId }, steps }) => (steps ? { itemId, steps } : []));
  return prices.length ? [insertPrices(prices)] : [];
}

/** How the price of an item came about when it was added; null for one that was not priced by the catalogue. */
export async function findItemPrice(database: Knex, itemId: string): Promise<PriceStep[] | null> {
  const price = await ItemModel.relatedQuery('price', database).for(itemId).first();
  return price?.steps ?? null;
}

/** Who set the adjusted price of an item last, and when; null when nobody did after it was added. */
export async function findPriceSetter(
  database: Knex,
  itemId: string,
): Promise<{ at: Date; by: string } | null> {
  const row = await database('audit_entry')
    .where({ entity: 'load_item', entity_id: itemId })
    .whereRaw(`before->'adjustedPrice' is distinct from after->'adjustedPrice'`)
    .orderBy('audit_id', 'desc')
    .first('at', 'user_name as by');
  return row ?? null;
}
