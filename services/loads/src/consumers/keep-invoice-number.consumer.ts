import { invoiceIssued } from '@washcoat/contract-invoicing';
import { consumer, recordRoom } from '@washcoat/service-kit';

/**
 * Keeps the number that a completed order is headed by, and tells the pages that show it. A number never changes and is
 * never used again, so the first one stays, also when its invoice is deleted.
 */
export const keepInvoiceNumber = consumer({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  async handle({ trx, now, tellPages }, { loadId, invoiceNo }) {
    await trx('invoice_copy')
      .insert({ load_id: loadId, invoice_no: invoiceNo })
      .onConflict('load_id')
      .ignore();
    tellPages({
      kind: 'changed',
      rooms: [recordRoom('load', loadId)],
      change: { topic: 'record', recordId: loadId, at: now.toISOString() },
    });
  },
  tables: ['invoice_copy'],
});
