import {
  compiled,
  insertionOf,
  notFound,
  rowsOf,
  statement,
  valuesOf,
  type Question,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ItemModel, type ItemRecord } from './item.model';

const { columns: i } = ItemModel;

const selectItemsOf = compiled<'loadId'>((database, mark) =>
  ItemModel.query(database).where(i.loadId, mark('loadId')).modify('inOrder').toKnexQuery(),
);

/** All items of a load, in the order in which they were added. */
export async function itemsOf(database: Knex, loadId: string): Promise<ItemRecord[]> {
  const rows = await rowsOf<object>(database, selectItemsOf({ loadId }));
  return rows.map((row) => ItemModel.fromDatabaseJson(row));
}

/** A page of them. */
export async function pageOfItems(
  database: Knex,
  loadId: string,
  { count, offset }: { count: number; offset: number },
): Promise<ItemRecord[]> {
  return ItemModel.query(database).where(i.loadId, loadId).modify('inOrder').limit(count).offset(offset);
}

/** Those of these items that a load has. */
export async function itemsNamed(
  database: Knex,
  loadId: string,
  itemIds: readonly string[],
): Promise<ItemRecord[]> {
  return ItemModel.query(database).where(i.loadId, loadId).whereIn(i.itemId, itemIds).modify('inOrder');
}

/** One item of a load. Throws 404 when the load has none with this id. */
export async function findItem(database: Knex, loadId: string, itemId: string): Promise<ItemRecord> {
  const [item] = await ItemModel.query(database)
    .where(i.loadId, loadId)
    .where(i.itemId, itemId)
    .modify('inOrder');
  if (!item) throw notFound('This item');
  return item;
}

const insertAll = insertionOf(ItemModel);

/** Writes new items, in their order. */
export const insertItems = (placed: readonly { item: ItemRecord }[]): Question =>
  insertAll(placed.map(({ item }) => item));

const writeTerms = statement<'rows'>(
  `update load_item
      set quantity = new.quantity, unit = new.unit, final_qty = new.final_qty, final_unit = new.final_unit,
          base_price = new.base_price, listed_price = new.listed_price, adjusted_price = new.adjusted_price,
          total = new.total, snapshot_id = new.snapshot_id, status = new.status, changed_by = new.changed_by,
          offer = new.offer, offered_at = new.offered_at, priced_at = new.priced_at, updated_at = new.updated_at,
          version = new.version
     from jsonb_populate_recordset(null::load_item, :rows::jsonb) new
    where load_item.item_id = new.item_id`,
);

/** Writes items whose terms, or what was agreed of them, are other ones now, however many there are. */
export const rewriteItems = (changed: readonly { item: ItemRecord }[]): Question =>
  writeTerms({ rows: JSON.stringify(changed.map(({ item }) => valuesOf(ItemModel, item))) });

/** Moves items to another load as they are. Their prices go with them, and each is a newer version of itself. */
export const moveItems = statement<'itemIds' | 'loadId' | 'at'>(
  `update load_item set load_id = :loadId, version = version + 1, updated_at = :at
    where item_id = any(:itemIds::uuid[])`,
);

/** Writes an item as it is now. */
export async function updateItem(trx: Knex.Transaction, item: ItemRecord): Promise<void> {
  await ItemModel.query(trx).patch(item).where(i.itemId, item.itemId);
}

/** Puts the prices of all items of a load before its seller; those that were stay as they are. */
export const offerItems = statement<'loadId' | 'at'>(
  'update load_item set offered_at = :at where load_id = :loadId and offered_at is null',
);

/** Removes an item. */
export async function removeItem(trx: Knex.Transaction, itemId: string): Promise<void> {
  await ItemModel.query(trx).deleteById(itemId);
}
