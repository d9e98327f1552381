import { invoiceIssued } from '@washcoat/contract-invoicing';
import type { LoadSnapshot } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { nextInvoiceNo } from '../numbers/facility-number.repository';
import { recordBalance } from '../payments/record-balance';
import { ISSUED } from './invoice';
import { factsOf } from './invoice-facts';
import { invoiceOf, typeOf } from './invoice-of-load';
import type { InvoiceRecord } from './invoice.model';
import { lockInvoiceOf, updateInvoice } from './invoice.repository';

/**
 * Brings the invoice of a load up to a snapshot of it, whichever event carried it: an older snapshot changes nothing,
 * the first completed one gets the number, a changed total changes the balance. So events may come in any order. Of one that
 * was deleted nobody is told, unless its order was completed before the loads service heard that it was deleted while
 * pending: what was bought has its invoice (102).
 */
export async function takeSnapshot(unit: UnitOfWork, load: LoadSnapshot): Promise<void> {
  const before = await lockInvoiceOf(unit.trx, load, unit.now);
  if (load.version <= before.loadVersion) return;
  const type = before.invoiceNo ? ISSUED : typeOf(load);
  const { facilityId, facilityName, facilityCity } = load;
  const after = await updateInvoice(unit.trx, load.loadId, {
    // One that was made now has the rest.
    ...(before.version === 0 ? { facilityId, facilityName, facilityCity } : invoiceOf(load)),
    type,
    // The number first: whoever renames the facility waits for it, and finds this invoice.
    invoiceNo: before.invoiceNo ?? (type === ISSUED ? await numberOf(unit, load) : null),
    ...(before.deletedAt && !before.invoiceNo && type === ISSUED ? NOT_DELETED : {}),
    updatedDate: unit.now,
    loadVersion: load.version,
  });
  if (after.type !== ISSUED || after.deletedAt) return;
  if (!before.invoiceNo) await tellIssued(unit, after, load);
  const isSettledAtOnce = !before.invoiceNo && Number(after.grandtotal) === 0;
  const isTotalChanged = before.invoiceNo !== null && before.grandtotal !== after.grandtotal;
  if (isSettledAtOnce || isTotalChanged) await recordBalance(unit, after);
}

const NOT_DELETED = { deletedAt: null, deletedBy: null, deletedReason: null };

const numberOf = ({ trx }: UnitOfWork, load: LoadSnapshot) =>
  nextInvoiceNo(trx, { facilityId: load.facilityId, city: load.facilityCity });

async function tellIssued(unit: UnitOfWork, invoice: InvoiceRecord, load: LoadSnapshot): Promise<void> {
  await unit.publish(invoiceIssued, invoice.loadId, {
    ...factsOf(invoice),
    customerEmail: load.customerEmail,
    contactName: load.contactName,
    issuedAt: unit.now.toISOString(),
  });
  const { invoiceNo, grandtotal } = invoice;
  await unit.audit({
    action: 'issue',
    entity: 'invoice',
    entityId: invoice.loadId,
    after: { invoiceNo, grandtotal },
  });
}
