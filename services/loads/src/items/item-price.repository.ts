import type { PriceStep } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';

/** Keeps how the price of a new item came about. */
export function insertItemPrice(
  trx: Knex.Transaction,
  itemId: string,
  steps: readonly PriceStep[],
): Knex.QueryBuilder {
  return trx('load_item_price').insert({ item_id: itemId, steps: JSON.stringify(steps) });
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
