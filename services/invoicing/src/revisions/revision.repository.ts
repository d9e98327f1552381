import type { LoadSnapshot } from '@washcoat/contract-loads';
import { compiled, valuesOf, type Question } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { InvoiceModel } from '../invoices/invoice.model';
import { RevisionModel } from './revision.model';

const { columns: i } = InvoiceModel;
const { columns: r } = RevisionModel;

/** Who changed a completed load, when and how, and what the invoice asks of it. */
export type RevisionRecord = Pick<RevisionModel, 'loadVersion' | 'change' | 'changedBy' | 'changedAt'> & {
  /** Decimal text in dollars. */
  grandtotal: string;
  /** Whether it had the signature that the invoice has now. */
  hasSignature: boolean;
  /** Whether its lines are those that were signed; null where that was not kept. */
  areLinesSigned: boolean | null;
};

export interface Revision {
  change: string;
  changedBy: string;
  changedAt: string;
}

const columnsOfNew = Object.keys(valuesOf(RevisionModel, r));

const insertOnce = compiled<string>((database, mark) =>
  RevisionModel.query(database)
    .toKnexQuery()
    .insert(Object.fromEntries(columnsOfNew.map((column) => [column, mark(column)])))
    .onConflict(['load_id', 'load_version'])
    .ignore(),
);

/** Keeps what was invoiced. The version of the load orders revisions, so they may arrive late or twice. */
export function keepRevision(load: LoadSnapshot, { change, changedBy, changedAt }: Revision): Question {
  const { loadId, version: loadVersion } = load;
  return insertOnce(
    valuesOf(RevisionModel, { loadId, loadVersion, change, changedBy, changedAt, snapshot: load }),
  );
}

/** What was invoiced as the revision of a number, from 1 on; undefined when there is none. */
export async function findRevision(
  database: Knex,
  loadId: string,
  revision: number,
): Promise<LoadSnapshot | undefined> {
  const found = await RevisionModel.query(database)
    .where(r.loadId, loadId)
    .modify('inOrder')
    .offset(revision - 1)
    .select(r.snapshot)
    .first();
  return found?.snapshot;
}

/** The revisions of an invoice, the first one first; their snapshots stay where they are. */
export async function listRevisions(database: Knex, loadId: string): Promise<RevisionRecord[]> {
  return InvoiceModel.query(database)
    .joinRelated('revisions', { alias: RevisionModel.tableName })
    .where(i.loadId, loadId)
    .orderBy(r.loadVersion)
    .select(r.loadVersion, r.change, r.changedBy, r.changedAt)
    .select(
      raw(`?? ->> 'grandtotal'`, [r.snapshot]).as('grandtotal'),
      raw(`(?? ->> 'areLinesSigned')::boolean`, [r.snapshot]).as('areLinesSigned'),
      raw(`coalesce(?? ->> 'signature' = ?? ->> 'signature', false)`, [r.snapshot, i.snapshot]).as(
        'hasSignature',
      ),
    )
    .castTo<(InvoiceModel & RevisionRecord)[]>();
}
