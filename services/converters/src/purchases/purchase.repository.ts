import type { Session } from '@washcoat/contract-entities';
import { questionOf, rowsOf, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** A line of a completed load that bought a converter of the catalogue. */
export interface Purchase {
  item_id: string;
  load_id: string;
  product_id: string;
  company_id: string;
  company_name: string;
  at: Date;
  final_qty: number | string;
  adjusted_price: number | string;
}

/**
 * Puts the purchases of a load in place of those of an older version. Answers false, and changes nothing, when this
 * version or a newer one is known.
 */
export async function replacePurchases(
  trx: Knex.Transaction,
  loadId: string,
  version: number,
  purchases: readonly Purchase[],
): Promise<boolean> {
  const newer = trx('purchase_load')
    .insert({ load_id: loadId, version })
    .onConflict('load_id')
    .merge()
    .where('purchase_load.version', '<', version)
    .returning('load_id');
  const isNewer = (await rowsOf(trx, questionOf(newer))).length > 0;
  if (!isNewer) return false;
  await rowsOf(trx, questionOf(trx('purchase').where({ load_id: loadId }).delete()));
  if (purchases.length) await trx('purchase').insert(purchases);
  return true;
}

/** The last purchases of a converter by the companies that the user may see, or by one of them, newest first. */
export async function lastPurchases(
  database: Knex,
  session: Session,
  { productId, companyId, count }: { productId: string; companyId?: string; count: number },
): Promise<Purchase[]> {
  const query = withinScope(
    database('purchase').where({ product_id: productId }),
    session,
    'purchase.company_id',
  );
  if (companyId) query.where('purchase.company_id', companyId);
  return query
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'item_id', order: 'asc' },
    ])
    .limit(count)
    .select('purchase.*');
}

/** What `replacePurchases` writes. */
export const purchaseTables = ['purchase_load', 'purchase'];
