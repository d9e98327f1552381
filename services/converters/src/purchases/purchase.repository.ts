import type { Session } from '@washcoat/contract-entities';
import { rowsOf, statement, withinScope, type UnitOfWork } from '@washcoat/service-kit';
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

const noteLoad = statement<'loadId' | 'version'>(`insert into purchase_load (load_id, version)
  values (:loadId, :version)
  on conflict (load_id) do update set version = excluded.version where purchase_load.version < excluded.version
  returning xmax = 0 as "isFirst"`);

const forgetPurchases = statement<'loadId'>('delete from purchase where load_id = :loadId');

const columns = 'item_id, load_id, product_id, company_id, company_name, at, final_qty, adjusted_price';
const insertPurchases = statement<'rows'>(`insert into purchase (${columns})
  select ${columns} from jsonb_populate_recordset(null::purchase, :rows::jsonb)`);

/**
 * Puts the purchases of a load in place of those of an older version. Changes nothing when this version or a newer one
 * is known.
 */
export async function replacePurchases(
  { trx, writeLast }: Pick<UnitOfWork, 'trx' | 'writeLast'>,
  loadId: string,
  version: number,
  purchases: readonly Purchase[],
): Promise<void> {
  const [newer] = await rowsOf<{ isFirst: boolean }>(trx, noteLoad({ loadId, version }));
  if (!newer) return;
  if (!newer.isFirst) await rowsOf(trx, forgetPurchases({ loadId }));
  if (purchases.length) writeLast(insertPurchases({ rows: JSON.stringify(purchases) }));
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
