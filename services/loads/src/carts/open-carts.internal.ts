import { loadTypes, openCartsWithProduct, productsInOpenCarts } from '@washcoat/contract-loads';
import { internalRead } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ItemModel } from '../items/item.model';
import { LoadModel } from './load.model';

const { columns: l } = LoadModel;
const { columns: i } = ItemModel;

const OPEN = [loadTypes.cart, loadTypes.request, loadTypes.quote];
const NAMED = 3;

/** The call that tells the converters service why a converter can not be deleted. */
export const openCartsCall = internalRead({
  path: openCartsWithProduct.path,
  input: openCartsWithProduct.input,
  handle: ({ database }, { productId }) => openCartsWith(database, productId),
});

/** The call that tells the converters service which converters an undone upload must not delete. */
export const productsInCartsCall = internalRead({
  path: productsInOpenCarts.path,
  input: productsInOpenCarts.input,
  handle: async ({ database }, { productIds }) => ({ productIds: await heldOf(database, productIds) }),
});

const openCarts = (database: Knex) => LoadModel.query(database).whereIn(l.type, OPEN).modify('notDeleted');

async function heldOf(database: Knex, productIds: readonly string[]): Promise<string[]> {
  const held = await openCarts(database)
    .joinRelated('items', { alias: 'load_item' })
    .whereIn(i.productId, [...productIds])
    .distinct(i.productId)
    .castTo<{ productId: string }[]>();
  return held.map(({ productId }) => productId);
}

async function openCartsWith(database: Knex, productId: string): Promise<{ count: number; names: string[] }> {
  const carts = await openCarts(database)
    .whereIn(l.loadId, ItemModel.query(database).where(i.productId, productId).select(i.loadId))
    .orderBy([{ column: l.updatedAt, order: 'desc' }, { column: l.loadId }])
    .limit(NAMED)
    .select(l.loadName, LoadModel.raw('count(*) over ()').as('count'))
    .castTo<{ loadName: string; count: number }[]>();
  return { count: carts[0]?.count ?? 0, names: carts.map(({ loadName }) => loadName) };
}
