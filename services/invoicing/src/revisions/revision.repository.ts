import type { LoadSnapshot } from '@washcoat/contract-loads';
import type { Knex } from 'knex';

/** Who changed a completed load, when and how. */
export interface RevisionRow {
  load_version: number;
  change: string;
  changed_by: string;
  changed_at: Date;
}

export interface Revision {
  change: string;
  changedBy: string;
  changedAt: string;
}

/** Keeps what was invoiced. The version of the load orders revisions, so they may arrive late or twice. */
export function keepRevision(
  trx: Knex.Transaction,
  load: LoadSnapshot,
  { change, changedBy, changedAt }: Revision,
): Knex.QueryBuilder {
  return trx('invoice_revision')
    .insert({
      load_id: load.loadId,
      load_version: load.version,
      change,
      changed_by: changedBy,
      changed_at: changedAt,
      snapshot: JSON.stringify(load),
    })
    .onConflict(['load_id', 'load_version'])
    .ignore();
}

/** The revisions of an invoice, the first one first. */
export async function listRevisions(database: Knex, loadId: string): Promise<RevisionRow[]> {
  return database('invoice_revision')
    .where({ load_id: loadId })
    .orderBy('load_version')
    .select('load_version', 'change', 'changed_by', 'changed_at');
}
