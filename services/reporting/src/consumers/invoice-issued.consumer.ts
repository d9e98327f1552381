import { invoiceIssued } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';

/** Keeps the number of the invoice that a load became. A number never changes, so the first one stays. */
export const keepInvoiceNumber = consumer({
  name: 'keep-invoice-number',
  event: invoiceIssued,
  async handle({ trx }, { loadId, invoiceNo }) {
    await trx('invoice_copy')
      .insert({ load_id: loadId, invoice_no: invoiceNo })
      .onConflict('load_id')
      .ignore();
  },
  tables: ['invoice_copy'],
});
