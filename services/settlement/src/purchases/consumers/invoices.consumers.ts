import { invoiceDeleted, invoiceIssued, lotsStamped } from '@washcoat/contract-invoicing';
import { consumer, firstRow, keepCopy } from '@washcoat/service-kit';
import { publishBookingsOf } from '../../booking/publish-booking';
import { bookLoads } from '../../metal-account/book-metal';

const keepNumber = firstRow({ table: 'bought_invoice', key: 'load_id', columns: ['load_id', 'invoice_no'] });

/** The number of the invoice of an order; it never changes, so the first one stays. */
export const keepInvoiceNumber = consumer({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  async handle({ writeLast }, { loadId, invoiceNo }) {
    writeLast(keepNumber({ load_id: loadId, invoice_no: invoiceNo }));
  },
});

/** What stood on a deleted invoice was not bought: its ounces go from the book, whatever comes of its order later. */
export const forgetDeletedInvoice = consumer({
  name: 'forget-deleted-invoice',
  event: invoiceDeleted,
  async handle(unit, { loadId, invoiceNo }) {
    const { trx, now } = unit;
    await trx('bought_invoice')
      .insert({ load_id: loadId, invoice_no: invoiceNo, is_deleted: true })
      .onConflict('load_id')
      .merge(['is_deleted']);
    await bookLoads(trx, now, [loadId]);
    await publishBookingsOf(unit, [loadId]);
  },
});

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
