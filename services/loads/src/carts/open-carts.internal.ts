import { loadTypes, openCartsWithProduct, productsInOpenCarts } from '@washcoat/contract-loads';
import { internalRead } from '@washcoat/service-kit';
import type { Knex } from 'knex';

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

async function heldOf(database: Knex, productIds: readonly string[]): Promise<string[]> {
  return database('load_item')
    .join('load', 'load.load_id', 'load_item.load_id')
    .whereIn('load_item.product_id', productIds)
    .whereIn('load.type', OPEN)
    .whereNull('load.deleted_at')
    .distinct()
    .pluck('load_item.product_id');
}

async function openCartsWith(database: Knex, productId: string): Promise<{ count: number; names: string[] }> {
  const carts: { load_name: string; count: number }[] = await database('load')
    .whereIn('load_id', database('load_item').where({ product_id: productId }).select('load_id'))
    .whereIn('type', OPEN)
    .whereNull('deleted_at')
    .orderBy([{ column: 'updated_at', order: 'desc' }, { column: 'load_id' }])
    .limit(NAMED)
    .select('load_name', database.raw('count(*) over () as count'));
  return { count: carts[0]?.count ?? 0, names: carts.map(({ load_name }) => load_name) };
}
