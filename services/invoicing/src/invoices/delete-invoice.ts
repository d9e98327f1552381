import type { Session } from '@washcoat/contract-entities';
import { invoiceDeleted, type invoiceDelete } from '@washcoat/contract-invoicing';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, forbidden, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { isAbove } from './invoice';
import { factsOf, pendingFactsOf } from './invoice-facts';
import { mayDeleteInvoice } from './invoice.policy';
import { lockVisibleInvoice, updateInvoice } from './invoice.repository';

/**
 * Deletes an invoice (domain.md 4): it stays, marked with who, when and why, and its number is never used again. Refused
 * once it is in the books, which would count what is nowhere, and while it has payments, which would be nowhere. A pending
 * one is how a finished order is deleted (GAP-LOAD-13): the loads service deletes the order when it hears of it.
 *
 * @throws 403, 404, 409 for what was shown as pending and is completed, is in the books or has payments
 */
export async function deleteInvoice(
  unit: UnitOfWork,
  session: Session,
  { cartId: loadId, reason = '', isPending = false }: InputOf<typeof invoiceDelete>,
): Promise<{ message: string }> {
  const invoice = await lockVisibleInvoice(unit.trx, session, loadId);
  if (!invoice) throw notFound('This invoice');
  if (!mayDeleteInvoice(invoice, session)) throw forbidden();
  if (isPending && invoice.invoiceNo)
    throw conflict(
      `This order was completed meanwhile: it is invoice ${invoice.invoiceNo}. Look at it before you delete it.`,
      'COMPLETED',
    );
  if (invoice.exportedAt)
    throw conflict(
      'This invoice is in the books already, so it cannot be deleted. Correct the order instead.',
      'EXPORTED',
    );
  if (isAbove(invoice.amountPaid, 0))
    throw conflict('This invoice has payments. Delete them first, then the invoice.', 'HAS_PAYMENTS');
  const after = await updateInvoice(unit.trx, loadId, {
    deletedAt: unit.now,
    deletedBy: session.userId,
    deletedReason: reason,
    updatedDate: unit.now,
  });
  await unit.publish(invoiceDeleted, loadId, {
    ...(invoice.invoiceNo ? factsOf(after) : pendingFactsOf(after, session)),
    reason,
    deletedAt: unit.now.toISOString(),
    version: after.version,
  });
  await unit.audit({
    action: 'delete',
    entity: 'invoice',
    entityId: loadId,
    before: { invoiceNo: invoice.invoiceNo, grandtotal: invoice.grandtotal },
    after: { reason },
  });
  return { message: 'Deleted Successfully' };
}
