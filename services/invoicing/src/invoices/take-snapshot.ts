import { invoiceIssued } from '@washcoat/contract-invoicing';
import type { LoadSnapshot } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { nextInvoiceNo } from '../numbers/facility-number.repository';
import { recordBalance } from '../payments/record-balance';
import { columnsOf, typeOf } from './invoice-columns';
import { factsOf } from './invoice-facts';
import { lockInvoiceOf, updateInvoice } from './invoice.repository';
import { ISSUED, type InvoiceRow } from './invoice.row';

/**
 * Brings the invoice of a load up to a snapshot of it, whichever event carried it: an older snapshot changes nothing,
 * the first completed one gets the number, a changed total changes the balance. So events may come in any order. Of one that
 * was deleted nobody is told.
 */
export async function takeSnapshot(unit: UnitOfWork, load: LoadSnapshot): Promise<void> {
  const before = await lockInvoiceOf(unit.trx, load, unit.now);
  if (load.version <= before.load_version) return;
  const type = before.invoice_no ? ISSUED : typeOf(load);
  const after = await updateInvoice(unit.trx, load.loadId, {
    // One that was made now has them.
    ...(before.version === 0 ? {} : columnsOf(load)),
    type,
    // The number first: whoever renames the facility waits for it, and finds this invoice.
    invoice_no: before.invoice_no ?? (type === ISSUED ? await numberOf(unit, load) : null),
    ...wordsOfToday(unit, load),
    updated_date: unit.now,
    load_version: load.version,
  });
  if (after.type !== ISSUED || after.deleted_at) return;
  if (!before.invoice_no) await tellIssued(unit, after, load);
  const isSettledAtOnce = !before.invoice_no && Number(after.grandtotal) === 0;
  const isTotalChanged = before.invoice_no !== null && before.grandtotal !== after.grandtotal;
  if (isSettledAtOnce || isTotalChanged) await recordBalance(unit, after);
}

/** What the facility is called now, as far as it was told: the load may have been under way while it was renamed. */
function wordsOfToday({ trx }: UnitOfWork, { facilityId, facilityName, facilityCity }: LoadSnapshot) {
  const known = (column: string) => trx('facility_number').where({ facility_id: facilityId }).select(column);
  return {
    facility_name: trx.raw('coalesce((?), ?)', [known('name'), facilityName]),
    facility_city: trx.raw('coalesce((?), ?)', [known('city'), facilityCity]),
  };
}

const numberOf = ({ trx }: UnitOfWork, load: LoadSnapshot) =>
  nextInvoiceNo(trx, { facilityId: load.facilityId, city: load.facilityCity });

async function tellIssued(unit: UnitOfWork, invoice: InvoiceRow, load: LoadSnapshot): Promise<void> {
  await unit.publish(invoiceIssued, invoice.load_id, {
    ...factsOf(invoice),
    customerEmail: load.customerEmail,
    contactName: load.contactName,
    issuedAt: unit.now.toISOString(),
  });
  const { invoice_no: invoiceNo, grandtotal } = invoice;
  await unit.audit({
    action: 'issue',
    entity: 'invoice',
    entityId: invoice.load_id,
    after: { invoiceNo, grandtotal },
  });
}
