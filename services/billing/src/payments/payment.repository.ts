import type { Session } from '@washcoat/contract-entities';
import { notFound, pageOf, type Page, type PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { paymentsSeenBy } from './payment.policy';
import { PaymentModel, type PaymentRecord } from './payment.model';

const { columns: p } = PaymentModel;

/**
 * Writes a card payment, the first time all of it, later what became of it and when: one that failed at first is of the
 * day on which it was paid. The provider's id can be used once.
 */
export async function writePayment(trx: Knex.Transaction, payment: PaymentRecord): Promise<void> {
  await PaymentModel.query(trx)
    .insert(payment)
    .onConflict('transaction_id')
    .merge(['status', 'subscription_id', 'card', 'brand', 'expiry', 'created_at']);
}

/** Says what became of a payment, where there is one. */
export async function markPayment(
  trx: Knex.Transaction,
  transactionId: string,
  status: PaymentRecord['status'],
): Promise<void> {
  await PaymentModel.query(trx).findById(transactionId).patch({ status });
}

/** A page of the card payments that somebody may see, newest first, with what was given back of each. */
export function listPayments(
  database: Knex,
  session: Session,
  page: PageRequest,
): Promise<Page<PaymentModel>> {
  const payments = paymentsSeenBy(PaymentModel.query(database), session).withGraphFetched(
    'purchase.refunds(inOrder)',
  );
  return pageOf(
    payments.orderBy([
      { column: p.createdAt, order: 'desc' },
      { column: p.transactionId, order: 'desc' },
    ]),
    page,
  );
}

/** One card payment. Throws 404 for one that is not there, or of somebody else. */
export async function findPayment(
  database: Knex,
  session: Session,
  transactionId: string,
): Promise<PaymentRecord> {
  const found = await paymentsSeenBy(PaymentModel.query(database), session).findById(transactionId);
  if (!found) throw notFound('This payment');
  return found;
}
