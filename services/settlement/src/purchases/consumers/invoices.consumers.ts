import { invoiceDeleted, invoiceIssued, lotsStamped } from '@washcoat/contract-invoicing';
import { consumer, keepCopy, rowsOf, statement, type UnitOfWork } from '@washcoat/service-kit';
import { publishBookingsOf } from '../../booking/publish-booking';
import { bookLoads } from '../../metal-account/book-metal';

type Numbered = 'load_id' | 'invoice_no';

/** Answers the order when it was of a pending invoice that was deleted, which has no number, and is issued nevertheless. */
const keepNumber = statement<Numbered>(`insert into bought_invoice (load_id, invoice_no)
  values (:load_id, :invoice_no)
  on conflict (load_id) do update set invoice_no = excluded.invoice_no, is_deleted = false
   where bought_invoice.invoice_no = ''
  returning xmax <> 0 as was_deleted`);

const markDeleted = statement<Numbered>(`insert into bought_invoice (load_id, invoice_no, is_deleted)
  values (:load_id, :invoice_no, true)
  on conflict (load_id) do update set is_deleted = true,
    invoice_no = coalesce(nullif(bought_invoice.invoice_no, ''), excluded.invoice_no)`);

const markPendingDeleted = statement<'load_id'>(`insert into bought_invoice (load_id, invoice_no, is_deleted)
  values (:load_id, '', true) on conflict (load_id) do nothing`);

/**
 * The number of the invoice of an order; it never changes, so the first one stays. What was bought although its pending
 * invoice was deleted is booked after all (102).
 */
export const keepInvoiceNumber = consumer({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  async handle(unit, { loadId, invoiceNo }) {
    const question = keepNumber({ load_id: loadId, invoice_no: invoiceNo });
    const [kept] = await rowsOf<{ was_deleted: boolean }>(unit.trx, question);
    if (kept?.was_deleted) await bookAnew(unit, loadId);
  },
});

/** What stood on a deleted invoice was not bought: its ounces go from the book, whatever comes of its order later. */
export const forgetDeletedInvoice = consumer({
  name: 'forget-deleted-invoice',
  event: invoiceDeleted,
  async handle(unit, { loadId, invoiceNo }) {
    await unit.write(
      invoiceNo
        ? markDeleted({ load_id: loadId, invoice_no: invoiceNo })
        : markPendingDeleted({ load_id: loadId }),
    );
    await bookAnew(unit, loadId);
  },
});

async function bookAnew(unit: UnitOfWork, loadId: string): Promise<void> {
  await bookLoads(unit.trx, unit.now, [loadId]);
  await publishBookingsOf(unit, [loadId]);
}

/** The lots that invoicing stamped on an invoice, in words to be searched and shown. */
export const keepStampedLots = keepCopy({
  name: 'keep-stamped-lots',
  event: lotsStamped,
  table: 'stamped_lots',
  key: 'load_id',
  columns: ({ loadId, version, loadInfo, dieselLot, ceramicLot, foilLot, afmLot }) => ({
    load_id: loadId,
    version,
    stamps: [loadInfo, ceramicLot, dieselLot, foilLot, afmLot].filter(Boolean).join(', '),
  }),
});
