import type { PriceStep } from '@washcoat/contract-kernel';
import { insertionOf, statement, type Question } from '@washcoat/service-kit';
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

const writeSteps = statement<'prices'>(
  `insert into load_item_price (item_id, steps)
   select new.item_id, new.steps from jsonb_populate_recordset(null::load_item_price, :prices::jsonb) new
   on conflict (item_id) do update set steps = excluded.steps`,
);

/** Keeps how the new prices of items that were priced again came about. */
export const rewriteItemPrices = (
  repriced: readonly { item: Pick<ItemRecord, 'itemId'>; steps: PriceStep[] }[],
): Question =>
  writeSteps({
    prices: JSON.stringify(repriced.map(({ item, steps }) => ({ item_id: item.itemId, steps }))),
  });

/** How the price of an item came about when it was added or last priced again; null for one that was not priced by the catalogue. */
export async function findItemPrice(database: Knex, itemId: string): Promise<PriceStep[] | null> {
  const price = await ItemModel.relatedQuery('price', database).for(itemId).first();
  return price?.steps ?? null;
}

/** The same of several items, by their ids; those that were not priced by the catalogue are absent. */
export async function findItemPrices(
  database: Knex,
  itemIds: readonly string[],
): Promise<Map<string, PriceStep[]>> {
  const prices = await ItemPriceModel.query(database).whereIn(ItemPriceModel.columns.itemId, [...itemIds]);
  return new Map(prices.map(({ itemId, steps }) => [itemId, steps]));
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
