import { invoiceIssued } from '@washcoat/contract-invoicing';
import { keepFirst } from '@washcoat/service-kit';

/** Keeps the number of the invoice that a load became. A number never changes, so the first one stays. */
export const keepInvoiceNumber = keepFirst({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  table: 'invoice_copy',
  key: 'load_id',
  columns: ({ loadId, invoiceNo }) => ({ load_id: loadId, invoice_no: invoiceNo }),
});
