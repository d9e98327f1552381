import { compiled, notFound, rowsOf, statement, type Question } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { ItemRecord } from './item.record';
import { fromItem, itemColumns, toItem, type ItemRow } from './item.row';

/** `load_urls` is read as text, the same as it is written. */
const selectedColumns = itemColumns.map((column) =>
  column === 'load_urls' ? 'load_urls::text as load_urls' : column,
);

function selectItems(database: Knex): Knex.QueryBuilder {
  return database('load_item').select(database.raw(selectedColumns.join(', ')));
}

const selectItemsOf = compiled<'loadId'>((database, mark) =>
  selectItems(database)
    .where({ load_id: mark('loadId') })
    .orderBy('position'),
);

/** All items of a load, in the order in which they were added. */
export async function itemsOf(database: Knex, loadId: string): Promise<ItemRecord[]> {
  const rows = await rowsOf<ItemRow>(database, selectItemsOf({ loadId }));
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

/** As one value: the text of the statement is the same for one item and for fifty. */
const insertRows = statement<'rows'>(`insert into load_item (${itemColumns.join(', ')})
  select ${itemColumns.join(', ')} from jsonb_populate_recordset(null::load_item, :rows::jsonb)`);

/** Writes new items, in their order. */
export function insertItems(placed: readonly { item: ItemRecord }[]): Question {
  const rows = placed.map(({ item }) => ({ ...fromItem(item), load_urls: item.loadUrls }));
  return insertRows({ rows: JSON.stringify(rows) });
}

/** Writes an item as it is now. */
export async function updateItem(trx: Knex.Transaction, item: ItemRecord): Promise<void> {
  await trx('load_item').where({ item_id: item.itemId }).update(fromItem(item));
}

/** Puts the prices of all items of a load before its seller; those that were stay as they are. */
export const offerItems = statement<'loadId' | 'at'>(
  'update load_item set offered_at = :at where load_id = :loadId and offered_at is null',
);

/** Removes an item. */
export async function removeItem(trx: Knex.Transaction, itemId: string): Promise<void> {
  await trx('load_item').where({ item_id: itemId }).delete();
}
