import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { markPendingDeleted, markDeleted } from '../report-rows/invoice-copy';

/** What stood on a deleted invoice is in no report any more, whatever comes of its order later. */
export const markDeletedInvoice = consumer({
  name: 'mark-deleted-invoice',
  event: invoiceDeleted,
  async handle({ writeLast }, { loadId, invoiceNo }) {
    if (invoiceNo) writeLast(markDeleted({ load_id: loadId, invoice_no: invoiceNo }));
    else writeLast(markPendingDeleted({ load_id: loadId }));
  },
  tables: ['invoice_copy'],
});
