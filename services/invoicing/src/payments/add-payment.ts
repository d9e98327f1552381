import type { Session } from '@washcoat/contract-entities';
import type { paymentAdd } from '@washcoat/contract-invoicing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { wholeDaysBetween } from '@washcoat/metals';
import { badInput, conflict, newId, notFound, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { creditOwedOf, isAbove } from '../invoices/invoice';
import { invoiceSight } from '../invoices/invoice.policy';
import { lockVisibleInvoice } from '../invoices/invoice.repository';
import type { InvoiceRecord } from '../invoices/invoice.model';
import { insertPayments } from './payment.repository';
import { recordBalance } from './record-balance';

/**
 * Records a payment of an invoice (domain.md 4). The invoice is locked first, so that two payments at once never
 * exceed the balance together. `timezone` cuts the days: the date is today or later.
 */
export async function addPayment(
  unit: UnitOfWork,
  session: Session,
  input: InputOf<typeof paymentAdd>,
  timezone: string,
): Promise<AnswerOf<typeof paymentAdd>> {
  const paidAt = paymentDateOf(input, unit.now, timezone);
  const invoice = await lockVisibleInvoice(unit.trx, session, input.loadId);
  if (!invoice) throw notFound('This invoice');
  const { sums } = invoiceSight(invoice, session);
  assertPayable(invoice, input.amount, sums);
  const payment = {
    paymentId: newId(),
    loadId: input.loadId,
    paymentMethod: input.paymentMethod,
    referenceNumber: input.referenceNumber?.trim() || null,
    amount: String(input.amount),
    paidAt,
    recordedAt: unit.now,
    recordedBy: session.userId,
  };
  await insertPayments(unit.trx, [payment]);
  await unit.audit({ action: 'add', entity: 'payment', entityId: payment.paymentId, after: payment });
  const { balance } = await recordBalance(unit, invoice);
  return {
    message: 'Successfully added Payment',
    paymentId: payment.paymentId,
    ...(sums ? { balance: Number(balance) } : {}),
  };
}

/** When something is paid: today or later on the calendar of `timezone`, now where no moment is named. Throws 400. */
export function paymentDateOf({ date }: { date?: string }, now: Date, timezone: string): Date {
  const paidAt = date === undefined ? now : new Date(date);
  if (wholeDaysBetween(now.toISOString(), paidAt.toISOString(), timezone) < 0)
    throw badInput({ date: 'Choose today or a later day' });
  return paidAt;
}

function assertPayable(invoice: InvoiceRecord, amount: number, areSumsShown: boolean): void {
  if (!invoice.invoiceNo) {
    throw conflict(
      'This order is not completed yet. Complete it before recording payments.',
      'NOT_COMPLETED',
    );
  }
  if (!isAbove(amount, invoice.balance)) return;
  const open = areSumsShown
    ? `Only $${invoice.balance} of this invoice is open.`
    : 'Less than that is open of this invoice.';
  const full = creditOwedOf(invoice) > 0 ? 'This invoice is overpaid already.' : 'This invoice is settled.';
  const message = isAbove(invoice.balance, 0) ? open : full;
  throw new Problem(409, message, {
    code: 'ABOVE_BALANCE',
    fields: { amount: message },
    ...(areSumsShown ? { extra: { balance: Number(invoice.balance) } } : {}),
  });
}
