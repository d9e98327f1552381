import type { Knex } from 'knex';
import { PurchaseModel } from '../purchases/purchase.model';

const { columns: p } = PurchaseModel;

/** When a plan that is bought every month was paid last; null where it never was. */
export async function lastPaidAt(database: Knex, renewalId: string): Promise<Date | null> {
  const last = await PurchaseModel.query(database)
    .where({ [p.renewalId]: renewalId, [p.status]: 'granted' })
    .orderBy(p.createdAt, 'desc')
    .first();
  return last?.createdAt ?? null;
}
