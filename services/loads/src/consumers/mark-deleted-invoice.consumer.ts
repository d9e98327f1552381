import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';

/**
 * Marks the order whose invoice was deleted. It stays headed by its number, whether that came before or comes after. With
 * a pending one, which has no number, the order itself goes (`delete-finished-order`).
 */
export const markDeletedInvoice = consumer({
  name: 'mark-deleted-invoice',
  event: invoiceDeleted,
  async handle({ trx }, { loadId, invoiceNo }) {
    if (!invoiceNo) return;
    await trx('invoice_copy')
      .insert({ load_id: loadId, invoice_no: invoiceNo, is_deleted: true })
      .onConflict('load_id')
      .merge(['is_deleted']);
  },
  tables: ['invoice_copy'],
});
