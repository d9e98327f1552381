import type { LoadSnapshot } from '@washcoat/contract-loads';
import { jsonColumn, momentColumn, tableModel, textColumn, wholeColumn } from '@washcoat/service-kit';
import type { QueryBuilder } from 'objection';

/** A state of a completed load that was invoiced, as it is stored: who changed it, when and how. Never changed. */
export class RevisionModel extends tableModel('invoice_revision', ['loadId', 'loadVersion'], {
  loadId: textColumn,
  /** Orders the revisions of an invoice. */
  loadVersion: wholeColumn,
  change: textColumn,
  changedBy: textColumn,
  changedAt: momentColumn,
  snapshot: jsonColumn<LoadSnapshot>(),
}) {
  static override modifiers = {
    /** The first one first. */
    inOrder: (query: QueryBuilder<RevisionModel>) => void query.orderBy(RevisionModel.columns.loadVersion),
  };
}
