import type { Session } from '@washcoat/contract-entities';
import { invoiceResendRequested } from '@washcoat/contract-invoicing';
import { conflict, type UnitOfWork } from '@washcoat/service-kit';
import { factsOf } from './invoice-facts';
import { openInvoice } from './open-invoice';

/** Has an invoice mailed again to the customer of its load. Refused while it is pending or there is no address. */
export async function resendInvoice(
  unit: UnitOfWork,
  session: Session,
  { loadId }: { loadId: string },
): Promise<{ message: string }> {
  const invoice = await openInvoice(unit.trx, session, loadId);
  const { customerEmail, contactName } = invoice.snapshot;
  if (!invoice.invoiceNo) {
    throw conflict('This order is not completed yet, so there is no invoice to send.', 'NOT_COMPLETED');
  }
  if (!customerEmail) throw conflict('This customer has no e-mail address.', 'NO_ADDRESS');
  await unit.publish(invoiceResendRequested, loadId, {
    ...factsOf(invoice),
    customerEmail,
    contactName,
    requestedBy: `${session.firstName} ${session.lastName}`.trim(),
  });
  await unit.audit({ action: 'resend', entity: 'invoice', entityId: loadId, after: { customerEmail } });
  return { message: 'Invoice Resent successfully !!!' };
}
