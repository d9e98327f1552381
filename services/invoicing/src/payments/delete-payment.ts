import type { Session } from '@washcoat/contract-entities';
import type { paymentDelete } from '@washcoat/contract-invoicing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { invoiceSight } from '../invoices/invoice.policy';
import { lockVisibleInvoice } from '../invoices/invoice.repository';
import { removePayment } from './payment.repository';
import { recordBalance } from './record-balance';

/** Removes a payment, which re-opens a settled invoice. The stored amount counts, not the sent one (GAP-PAY-04). */
export async function deletePayment(
  unit: UnitOfWork,
  session: Session,
  { loadId, paymentId }: InputOf<typeof paymentDelete>,
): Promise<AnswerOf<typeof paymentDelete>> {
  const invoice = await lockVisibleInvoice(unit.trx, session, loadId);
  if (!invoice) throw notFound('This invoice');
  const removed = await removePayment(unit.trx, loadId, paymentId);
  if (!removed) throw notFound('This payment');
  await unit.audit({ action: 'delete', entity: 'payment', entityId: paymentId, before: removed });
  const { balance } = await recordBalance(unit, invoice);
  const { sums } = invoiceSight(invoice, session);
  return { message: 'Deleted Successfully', ...(sums ? { balance: Number(balance) } : {}) };
}
