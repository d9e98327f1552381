import { notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { ItemRecord } from './item.record';
import { fromItem, toItem, type ItemRow } from './item.row';

/** The later column wins: `load_urls` is read as text, the same as it is written. */
function selectItems(database: Knex): Knex.QueryBuilder {
  return database('load_item').select('load_item.*', database.raw('load_urls::text as load_urls'));
}

/** All items of a load, in the order in which they were added. */
export async function itemsOf(database: Knex, loadId: string): Promise<ItemRecord[]> {
  const rows: ItemRow[] = await selectItems(database).where({ load_id: loadId }).orderBy('position');
  return rows.map(toItem);
}

/** A page of them. */
export async function pageOfItems(
  database: Knex,
  loadId: string,
  { count, offset }: { count: number; offset: number },
): Promise<ItemRecord[]> {
  const rows: ItemRow[] = await selectItems(database)
    .where({ load_id: loadId })
    .orderBy('position')
    .limit(count)
    .offset(offset);
  return rows.map(toItem);
}

/** One item of a load. Throws 404 when the load has none with this id. */
export async function findItem(database: Knex, loadId: string, itemId: string): Promise<ItemRecord> {
  const row: ItemRow | undefined = await selectItems(database)
    .where({ load_id: loadId, item_id: itemId })
    .first();
  if (!row) throw notFound('This item');
  return toItem(row);
}

/** Writes a new item. */
export function insertItem(trx: Knex.Transaction, item: ItemRecord): Knex.QueryBuilder {
  return trx('load_item').insert(fromItem(item));
}

/** Writes an item as it is now. */
export async function updateItem(trx: Knex.Transaction, item: ItemRecord): Promise<void> {
  await trx('load_item').where({ item_id: item.itemId }).update(fromItem(item));
}

/** Puts the prices of all items of a load before its seller; those that were stay as they are. */
export function offerItems(trx: Knex.Transaction, loadId: string, at: Date): Promise<number> {
  return trx('load_item').where({ load_id: loadId }).whereNull('offered_at').update({ offered_at: at });
}

/** Removes an item. */
export async function removeItem(trx: Knex.Transaction, itemId: string): Promise<void> {
  await trx('load_item').where({ item_id: itemId }).delete();
}
