import { invoiceSettled, paymentsChanged } from '@washcoat/contract-invoicing';
import { orZero } from '@washcoat/metals';
import type { UnitOfWork } from '@washcoat/service-kit';
import { creditOwedOf, settledDateOf } from '../invoices/invoice';
import { factsOf } from '../invoices/invoice-facts';
import { updateInvoice } from '../invoices/invoice.repository';
import type { InvoiceRecord } from '../invoices/invoice.model';
import { sumPayments } from './payment.repository';

/**
 * Brings the money of a locked invoice up to its payments and its total: paid amount, balance, and the settled date,
 * which comes with a balance of 0 and goes when there is another again. Tells the others, also of what was paid too
 * much.
 */
export async function recordBalance(unit: UnitOfWork, invoice: InvoiceRecord): Promise<InvoiceRecord> {
  const { loadId } = invoice;
  const amountPaid = await sumPayments(unit.trx, loadId);
  const balance = orZero(invoice.grandtotal).minus(orZero(amountPaid)).toFixed(2);
  const settledDate = settledDateOf({ ...invoice, balance }, unit.now);
  const after = await updateInvoice(unit.trx, loadId, {
    amountPaid,
    settledDate,
    updatedDate: unit.now,
  });
  await auditSettled(unit, invoice, after);
  await unit.publish(paymentsChanged, loadId, {
    ...factsOf(after),
    amountPaid: Number(after.amountPaid),
    balance: Number(after.balance),
    creditOwed: creditOwedOf(after),
    changedAt: unit.now.toISOString(),
    version: after.version,
  });
  if (settledDate && !invoice.settledDate) {
    await unit.publish(invoiceSettled, loadId, {
      ...factsOf(after),
      settledAt: settledDate.toISOString(),
      version: after.version,
    });
  }
  return after;
}

/** Whether it became settled by this, or was and is open again. */
async function auditSettled(
  { audit }: Pick<UnitOfWork, 'audit'>,
  before: InvoiceRecord,
  after: InvoiceRecord,
): Promise<void> {
  if (!before.settledDate === !after.settledDate) return;
  const { loadId, balance } = after;
  const action = after.settledDate ? 'settle' : 'reopen';
  await audit({ action, entity: 'invoice', entityId: loadId, after: { balance } });
}
