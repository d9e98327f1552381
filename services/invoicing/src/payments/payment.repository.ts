import type { Payment } from '@washcoat/contract-invoicing';
import type { Knex } from 'knex';

/** A payment as it is stored; the amount is decimal text in dollars. */
export interface PaymentRow {
  payment_id: string;
  load_id: string;
  payment_method: Payment['paymentMethod'];
  reference_number: string | null;
  amount: string;
  paid_at: Date;
  recorded_at: Date;
  recorded_by: string;
}

/** A payment that is to be kept. */
export type NewPayment = Omit<PaymentRow, 'paid_at'> & { paid_at: string };

/** Keeps payments. */
export async function insertPayments(trx: Knex.Transaction, payments: readonly NewPayment[]): Promise<void> {
  await trx('payment').insert(payments);
}

/** Removes a payment of a load and answers what it was; undefined when the load has no such payment. */
export async function removePayment(
  trx: Knex.Transaction,
  loadId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const [removed] = await trx('payment')
    .where({ load_id: loadId, payment_id: paymentId })
    .delete()
    .returning('*');
  return removed;
}

/** Σ payments of a load, decimal text in dollars. */
export async function sumPayments(trx: Knex.Transaction, loadId: string): Promise<string> {
  const row = await trx('payment').where({ load_id: loadId }).sum({ total: 'amount' }).first();
  return row?.total ?? '0';
}

/** The payments of a load, oldest first. */
export async function listPayments(
  database: Knex,
  loadId: string,
  page?: { count: number; offset: number },
): Promise<PaymentRow[]> {
  const query = database('payment')
    .where({ load_id: loadId })
    .orderBy(['paid_at', 'recorded_at', 'payment_id'])
    .select('*');
  return page ? query.limit(page.count).offset(page.offset) : query;
}
