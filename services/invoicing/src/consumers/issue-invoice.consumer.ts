import { loadCompleted } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { takeSnapshot } from '../invoices/take-snapshot';
import { keepRevision } from '../revisions/revision.repository';

/** A completed load is an invoice with its number; what was invoiced is its first revision. */
export const issueInvoice = consumer({
  name: 'issue-invoice',
  event: loadCompleted,
  isAwaited: true,
  async handle(unit, load) {
    await takeSnapshot(unit, load);
    const buyer = [load.assistantFirstName, load.assistantLastName].filter(Boolean).join(' ');
    const revision = {
      change: 'Issued',
      changedBy: buyer || load.facilityName,
      changedAt: load.buyerFinalisedDate ?? unit.now.toISOString(),
    };
    unit.writeLast(keepRevision(load, revision));
  },
});
