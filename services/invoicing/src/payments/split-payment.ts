import type { Session } from '@washcoat/contract-entities';
import type { paymentSplit } from '@washcoat/contract-invoicing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { dollars } from '@washcoat/paper';
import { conflict, newId, notFound, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { isAbove } from '../invoices/invoice';
import { invoiceSight } from '../invoices/invoice.policy';
import { lockVisibleInvoices } from '../invoices/invoice.repository';
import type { SeenInvoice } from '../invoices/invoice.model';
import { assertPaidSince, paymentDateOf } from './payment-date';
import { insertPayments } from './payment.repository';
import { recordBalance } from './record-balance';

type Split = InputOf<typeof paymentSplit>;

/**
 * Records one payment over several invoices of one company. All of them are locked first, in one order for everybody, so
 * that what was checked holds; one that may not be paid refuses the whole.
 */
export async function splitPayment(
  unit: UnitOfWork,
  session: Session,
  input: Split,
  timezone: string,
): Promise<AnswerOf<typeof paymentSplit>> {
  const paidAt = paymentDateOf(input, session, { now: unit.now, timezone });
  const amounts = new Map(input.parts.map(({ loadId, amount }) => [loadId.toLowerCase(), amount]));
  const invoices = await lockVisibleInvoices(unit.trx, session, [...amounts.keys()]);
  if (invoices.length < amounts.size) throw notFound('One of these invoices');
  if (new Set(invoices.map(({ companyId }) => companyId)).size > 1)
    throw conflict('A payment is of one company. Choose invoices of one company only.', 'SEVERAL_COMPANIES');
  const payments = invoices.map((invoice) => {
    const amount = amounts.get(invoice.loadId) ?? 0;
    assertOpen(invoice, amount, session);
    assertPaidSince(invoice, paidAt, timezone);
    return {
      paymentId: newId(),
      loadId: invoice.loadId,
      paymentMethod: input.paymentMethod,
      referenceNumber: input.referenceNumber?.trim() || null,
      amount: String(amount),
      paidAt,
      recordedAt: unit.now,
      recordedBy: session.userId,
    };
  });
  await insertPayments(unit.trx, payments);
  for (const payment of payments)
    await unit.audit({ action: 'add', entity: 'payment', entityId: payment.paymentId, after: payment });
  for (const invoice of invoices) await recordBalance(unit, invoice);
  return { message: 'Successfully added Payment', payments: payments.length };
}

/** One that was paid meanwhile refuses the whole, in a sentence that names it. */
function assertOpen(invoice: SeenInvoice, amount: number, session: Session): void {
  const { invoiceNo, balance } = invoice;
  if (!invoiceNo)
    throw conflict(
      'One of these orders is not completed yet. Complete it before recording payments.',
      'NOT_COMPLETED',
    );
  if (!isAbove(amount, balance)) return;
  const { sums } = invoiceSight(invoice, session);
  const open =
    sums && isAbove(balance, 0)
      ? `only ${dollars(Number(balance))} of it is open`
      : 'less than that is open of it';
  const reason = isAbove(balance, 0) ? open : 'nothing of it is open any more';
  throw new Problem(409, `${invoiceNo}: ${reason}. Nothing was recorded.`, {
    code: 'ABOVE_BALANCE',
    extra: { loadId: invoice.loadId, ...(sums ? { balance: Number(balance) } : {}) },
  });
}
