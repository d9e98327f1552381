import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';

/** What stood on a deleted invoice is in no report any more, whatever comes of its order later. */
export const markDeletedInvoice = consumer({
  name: 'mark-deleted-invoice',
  event: invoiceDeleted,
  async handle({ trx }, { loadId, invoiceNo }) {
    await trx('invoice_copy')
      .insert({ load_id: loadId, invoice_no: invoiceNo, is_deleted: true })
      .onConflict('load_id')
      .merge(['is_deleted']);
  },
  tables: ['invoice_copy'],
});
