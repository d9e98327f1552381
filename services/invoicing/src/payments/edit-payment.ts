import type { Session } from '@washcoat/contract-entities';
import type { paymentEdit } from '@washcoat/contract-invoicing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { lockVisibleInvoice } from '../invoices/invoice.repository';
import { assertPaidSince, paymentDateOf } from './payment-date';
import { datePayment, findPayment } from './payment.repository';

/** Dates a payment on another day, by the rules of a new one (PAY-007). What it pays stays as it is. */
export async function editPayment(
  unit: UnitOfWork,
  session: Session,
  { loadId, paymentId, ...input }: InputOf<typeof paymentEdit>,
  timezone: string,
): Promise<AnswerOf<typeof paymentEdit>> {
  const paidAt = paymentDateOf(input, session, { now: unit.now, timezone });
  const invoice = await lockVisibleInvoice(unit.trx, session, loadId);
  if (!invoice) throw notFound('This invoice');
  const before = await findPayment(unit.trx, loadId, paymentId);
  if (!before) throw notFound('This payment');
  assertPaidSince(invoice, paidAt, timezone);
  await datePayment(unit.trx, paymentId, paidAt);
  const after = { ...before, paidAt };
  await unit.audit({ action: 'edit', entity: 'payment', entityId: paymentId, before, after });
  return { message: 'Updated Successfully' };
}
