import { invoiceIssued } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { keepIssued } from '../report-rows/invoice-copy';

/** Keeps the number of the invoice that a load became. */
export const keepInvoiceNumber = consumer({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  async handle({ writeLast }, { loadId, invoiceNo }) {
    writeLast(keepIssued({ load_id: loadId, invoice_no: invoiceNo }));
  },
  tables: ['invoice_copy'],
});
