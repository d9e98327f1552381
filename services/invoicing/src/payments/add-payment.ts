import type { Session } from '@washcoat/contract-entities';
import type { paymentAdd } from '@washcoat/contract-invoicing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { dollars } from '@washcoat/paper';
import { conflict, newId, notFound, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { creditOwedOf, isAbove } from '../invoices/invoice';
import { invoiceSight } from '../invoices/invoice.policy';
import { lockVisibleInvoice } from '../invoices/invoice.repository';
import type { InvoiceRecord } from '../invoices/invoice.model';
import { assertPaidSince, paymentDateOf } from './payment-date';
import { insertPayments } from './payment.repository';
import { recordBalance } from './record-balance';

/**
 * Records a payment of an invoice (domain.md 4). The invoice is locked first, so that two payments at once never
 * exceed the balance together. `timezone` cuts the days.
 */
export async function addPayment(
  unit: UnitOfWork,
  session: Session,
  input: InputOf<typeof paymentAdd>,
  timezone: string,
): Promise<AnswerOf<typeof paymentAdd>> {
  const paidAt = paymentDateOf(input, session, { now: unit.now, timezone });
  const invoice = await lockVisibleInvoice(unit.trx, session, input.loadId);
  if (!invoice) throw notFound('This invoice');
  const { sums } = invoiceSight(invoice, session);
  assertPayable(invoice, input.amount, sums);
  assertPaidSince(invoice, paidAt, timezone);
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

function assertPayable(invoice: InvoiceRecord, amount: number, areSumsShown: boolean): void {
  if (!invoice.invoiceNo) {
    throw conflict(
      'This order is not completed yet. Complete it before recording payments.',
      'NOT_COMPLETED',
    );
  }
  if (!isAbove(amount, invoice.balance)) return;
  const open = areSumsShown
    ? `Only ${dollars(Number(invoice.balance))} of this invoice is open.`
    : 'Less than that is open of this invoice.';
  const full = creditOwedOf(invoice) > 0 ? 'This invoice is overpaid already.' : 'This invoice is settled.';
  const message = isAbove(invoice.balance, 0) ? open : full;
  throw new Problem(409, message, {
    code: 'ABOVE_BALANCE',
    fields: { amount: message },
    ...(areSumsShown ? { extra: { balance: Number(invoice.balance) } } : {}),
  });
}
