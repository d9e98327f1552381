import type { LoadSnapshot } from '@washcoat/contract-loads';
import type { Knex } from 'knex';

/** Who changed a completed load, when and how. */
export interface RevisionRow {
  load_version: number;
  change: string;
  changed_by: string;
  changed_at: Date;
  /** Decimal text in dollars. */
  grandtotal: string;
  /** Whether it had the signature that the invoice has now. */
  has_signature: boolean;
  /** Whether its lines are those that were signed; null where that was not kept. */
  are_lines_signed: boolean | null;
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

/** What was invoiced as the revision of a number, from 1 on; undefined when there is none. */
export async function findRevision(
  database: Knex,
  loadId: string,
  revision: number,
): Promise<LoadSnapshot | undefined> {
  const row = await database('invoice_revision')
    .where({ load_id: loadId })
    .orderBy('load_version')
    .offset(revision - 1)
    .first('snapshot');
  return row?.snapshot;
}

/** The revisions of an invoice, the first one first. */
export async function listRevisions(database: Knex, loadId: string): Promise<RevisionRow[]> {
  return database('invoice_revision as revision')
    .join('invoice', 'invoice.load_id', 'revision.load_id')
    .where('revision.load_id', loadId)
    .orderBy('revision.load_version')
    .select(
      'revision.load_version',
      'revision.change',
      'revision.changed_by',
      'revision.changed_at',
      database.raw(`revision.snapshot ->> 'grandtotal' as grandtotal`),
      database.raw(`(revision.snapshot ->> 'areLinesSigned')::boolean as are_lines_signed`),
      database.raw(
        `coalesce(revision.snapshot ->> 'signature' = invoice.snapshot ->> 'signature', false) as has_signature`,
      ),
    );
}
