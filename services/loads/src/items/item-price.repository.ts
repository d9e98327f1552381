import type { PriceStep } from '@washcoat/contract-kernel';
import { statement, type Question } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { ItemRecord } from './item.record';

const insertSteps = statement<'prices'>(`insert into load_item_price (item_id, steps)
  select item_id, steps from jsonb_to_recordset(:prices::jsonb) as price (item_id uuid, steps jsonb)`);

/** Keeps how the prices of new items came about; nothing to write when none has one of the catalogue. */
export function insertItemPrices(
  placed: readonly { item: Pick<ItemRecord, 'itemId'>; steps: readonly PriceStep[] | null }[],
): Question[] {
  const prices = placed.flatMap(({ item, steps }) => (steps ? { item_id: item.itemId, steps } : []));
  return prices.length ? [insertSteps({ prices: JSON.stringify(prices) })] : [];
}

/** How the price of an item came about when it was added; null for one that was not priced by the catalogue. */
export async function findItemPrice(database: Knex, itemId: string): Promise<PriceStep[] | null> {
  const row = await database('load_item_price').where({ item_id: itemId }).first('steps');
  return row?.steps ?? null;
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
