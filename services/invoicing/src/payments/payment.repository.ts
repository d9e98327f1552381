import { insertionOf, rowsOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { PaymentModel, type PaymentRecord } from './payment.model';

const { columns: p } = PaymentModel;
const insertAll = insertionOf(PaymentModel);

/** Keeps payments. */
export async function insertPayments(
  trx: Knex.Transaction,
  payments: readonly PaymentRecord[],
): Promise<void> {
  await rowsOf(trx, insertAll(payments));
}

/** Removes a payment of a load and answers what it was; undefined when the load has no such payment. */
export async function removePayment(
  trx: Knex.Transaction,
  loadId: string,
  paymentId: string,
): Promise<PaymentRecord | undefined> {
  const [removed] = await PaymentModel.query(trx)
    .where({ [p.loadId]: loadId, [p.paymentId]: paymentId })
    .delete()
    .returning(Object.values(p));
  return removed;
}

/** A payment of a load; undefined when the load has no such payment. */
export async function findPayment(
  trx: Knex.Transaction,
  loadId: string,
  paymentId: string,
): Promise<PaymentRecord | undefined> {
  return PaymentModel.query(trx).findOne({ [p.loadId]: loadId, [p.paymentId]: paymentId });
}

/** Moves a payment to another moment. */
export async function datePayment(trx: Knex.Transaction, paymentId: string, paidAt: Date): Promise<void> {
  await PaymentModel.query(trx).where(p.paymentId, paymentId).patch({ paidAt });
}

/** Σ payments of a load, decimal text in dollars. */
export async function sumPayments(trx: Knex.Transaction, loadId: string): Promise<string> {
  const [sum] = await PaymentModel.query(trx).where(p.loadId, loadId).sum(`${p.amount} as amount`);
  return sum?.amount ?? '0';
}

/** The payments of a load, oldest first. */
export async function listPayments(
  database: Knex,
  loadId: string,
  page?: { count: number; offset: number },
): Promise<PaymentRecord[]> {
  const query = PaymentModel.query(database).where(p.loadId, loadId).modify('inOrder');
  return page ? query.limit(page.count).offset(page.offset) : query;
}
