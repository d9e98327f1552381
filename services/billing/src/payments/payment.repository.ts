import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { ownRecords } from '../users/own-records';

/** A card payment as it is stored; its amount is cents, its card the last four digits. */
export interface PaymentTransaction {
  transaction_id: string;
  user_id: string;
  payment_id: string;
  subscription_id: string | null;
  plan_name: string;
  amount_cents: number;
  card: string;
  brand: string;
  expiry: string;
  status: string;
  created_at: Date;
}

/** Writes a card payment; the provider's id can be used once. */
export async function insertPayment(trx: Knex.Transaction, payment: PaymentTransaction): Promise<void> {
  await trx('payment_transaction').insert(payment);
}

/** A page of card payments, newest first. */
export async function listPayments(
  database: Knex,
  session: Session,
  { count, offset }: { count: number; offset: number },
): Promise<PaymentTransaction[]> {
  return ownRecords(database('payment_transaction'), session, 'user_id')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'transaction_id', order: 'desc' },
    ])
    .limit(count)
    .offset(offset);
}
