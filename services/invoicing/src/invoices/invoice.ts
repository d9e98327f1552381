import type { invoiceStatus } from '@washcoat/contract-invoicing';
import { toDecimal } from '@washcoat/metals';
import type { z } from 'zod';
import { ISSUED, type InvoiceRow } from './invoice.row';

export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** What an invoice is, from its type and its money; it is never stored. */
export function statusOf({
  type,
  balance,
  amount_paid,
}: Pick<InvoiceRow, 'type' | 'balance' | 'amount_paid'>): InvoiceStatus {
  if (type !== ISSUED) return 'pending';
  if (!isAbove(balance, 0)) return 'settled';
  return isAbove(amount_paid, 0) ? 'partlyPaid' : 'open';
}

/**
 * When the invoice was settled (domain.md 4): the moment its balance reached 0, kept until the balance is above 0
 * again. Null while it is open or pending.
 */
export function settledDateOf(
  invoice: Pick<InvoiceRow, 'type' | 'balance' | 'settled_date'>,
  now: Date,
): Date | null {
  if (invoice.type !== ISSUED || isAbove(invoice.balance, 0)) return null;
  return invoice.settled_date ?? now;
}

/** Whether `amount` dollars are more than `limit` dollars, in decimal arithmetic. */
export function isAbove(amount: string | number, limit: string | number): boolean {
  const [left, right] = [toDecimal(amount), toDecimal(limit)];
  return left !== null && right !== null && left.gt(right);
}
