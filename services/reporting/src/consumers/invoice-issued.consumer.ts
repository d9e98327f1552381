import { invoiceIssued } from '@washcoat/contract-invoicing';
import { consumer, statement } from '@washcoat/service-kit';

const keepNumber = statement<'loadId' | 'invoiceNo'>(`insert into invoice_copy (load_id, invoice_no)
  values (:loadId, :invoiceNo) on conflict (load_id) do nothing`);

/** Keeps the number of the invoice that a load became. A number never changes, so the first one stays. */
export const keepInvoiceNumber = consumer({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  async handle({ writeLast }, { loadId, invoiceNo }) {
    writeLast(keepNumber({ loadId, invoiceNo }));
  },
  tables: ['invoice_copy'],
});
