import { loadAmended } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { takeSnapshot } from '../invoices/take-snapshot';
import { keepRevision } from '../revisions/revision.repository';

/** An amendment is a new revision of the invoice, and the old one stays. */
export const amendInvoice = consumer({
  name: 'amend-invoice',
  event: loadAmended,
  async handle(unit, { amendedBy, amendedAt, change, ...load }) {
    await takeSnapshot(unit, load);
    await unit.audit({
      action: 'amend',
      entity: 'invoice',
      entityId: load.loadId,
      after: { change, amendedBy, version: load.version },
    });
    const revision = { change, changedBy: amendedBy, changedAt: amendedAt };
    unit.writeLast(keepRevision(load, revision));
  },
});
