import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { deleteFinishedOrder } from '../carts/delete-finished-order';

/** A finished order goes with its pending invoice. Names no tables: loads are this service's own. */
export const deleteOrderOfPendingInvoice = consumer({
  name: 'delete-finished-order',
  event: invoiceDeleted,
  async handle(unit, { loadId, pendingDeletedBy, reason }) {
    if (pendingDeletedBy) await deleteFinishedOrder(unit, { loadId, deletedBy: pendingDeletedBy, reason });
  },
});
