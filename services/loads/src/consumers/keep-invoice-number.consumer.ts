import { invoiceIssued } from '@washcoat/contract-invoicing';
import { consumer, firstRow, recordRoom } from '@washcoat/service-kit';

const keepNumber = firstRow({ table: 'invoice_copy', key: 'load_id', columns: ['load_id', 'invoice_no'] });

/**
 * Keeps the number that a completed order is headed by, and tells the pages that show it. A number never changes and is
 * never used again, so the first one stays, also when its invoice is deleted.
 */
export const keepInvoiceNumber = consumer({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  async handle({ now, tellPages, writeLast }, { loadId, invoiceNo }) {
    writeLast(keepNumber({ load_id: loadId, invoice_no: invoiceNo }));
    tellPages({
      kind: 'changed',
      rooms: [recordRoom('load', loadId)],
      change: { topic: 'record', recordId: loadId, at: now.toISOString() },
    });
  },
  tables: ['invoice_copy'],
});
