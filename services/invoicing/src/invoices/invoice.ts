import type { invoiceStatus } from '@washcoat/contract-invoicing';
import { orZero, toDecimal } from '@washcoat/metals';
import type { z } from 'zod';
import type { InvoiceRecord } from './invoice.model';

/** Type of a load that its seller has finished: a pending invoice. */
export const PENDING = 3;
/** Type of a completed load: an invoice with its number. */
export const ISSUED = 4;
/** The list of what is fully paid and not exported yet. */
export const ACCOUNTING_LIST = 1;

export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** What an invoice is, from its type and its money; it is never stored. */
export function statusOf({
  type,
  balance,
  amountPaid,
}: Pick<InvoiceRecord, 'type' | 'balance' | 'amountPaid'>): InvoiceStatus {
  if (type !== ISSUED) return 'pending';
  if (isAbove(0, balance)) return 'overpaid';
  if (!isAbove(balance, 0)) return 'settled';
  return isAbove(amountPaid, 0) ? 'partlyPaid' : 'open';
}

/**
 * What the seller was paid beyond the total of an issued invoice, and owes back, in dollars: an amendment made it
 * smaller than what was paid. 0 for any other.
 */
export function creditOwedOf({ type, balance }: Pick<InvoiceRecord, 'type' | 'balance'>): number {
  return type === ISSUED && isAbove(0, balance) ? orZero(balance).negated().toNumber() : 0;
}

/**
 * When the invoice was settled (domain.md 4): the moment its balance reached 0, kept until the balance is another one.
 * Null while it is open, pending or overpaid.
 */
export function settledDateOf(
  invoice: Pick<InvoiceRecord, 'type' | 'balance' | 'settledDate'>,
  now: Date,
): Date | null {
  if (invoice.type !== ISSUED || !orZero(invoice.balance).isZero()) return null;
  return invoice.settledDate ?? now;
}

/** Whether `amount` dollars are more than `limit` dollars, in decimal arithmetic. */
export function isAbove(amount: string | number, limit: string | number): boolean {
  const [left, right] = [toDecimal(amount), toDecimal(limit)];
  return left !== null && right !== null && left.gt(right);
}
