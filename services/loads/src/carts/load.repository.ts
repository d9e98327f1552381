import type { Session } from '@washcoat/contract-entities';
import { notFound, prepared } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { LoadRecord } from './load.record';
import { loadColumns, toLoad, type JoinedLoadRow, type LoadRow } from './load.row';
import { visibleLoads } from './load-scope';

const joinedColumns = [
  ...loadColumns.map((column) => `load.${column}`),
  'facility_copy.data as facility',
].join(', ');

/** `load` joined with its facility. */
export function selectLoads(database: Knex): Knex.QueryBuilder {
  return database('load')
    .join('facility_copy', 'facility_copy.facility_id', 'load.facility_id')
    .select(database.raw(joinedColumns));
}

/** A load in the scope of the signed-in user. Throws 404 for every other. */
export async function findLoad(database: Knex, session: Session, loadId: string): Promise<LoadRecord> {
  const row: JoinedLoadRow | undefined = await visibleLoads(selectLoads(database), session)
    .where('load.load_id', loadId)
    .first();
  if (!row) throw notFound('This load');
  return toLoad(row);
}

/** The same, locked until the end of the transaction: changes of one load and its items wait for each other. */
export async function lockLoad(trx: Knex.Transaction, session: Session, loadId: string): Promise<LoadRecord> {
  const query = visibleLoads(selectLoads(trx), session).where('load.load_id', loadId).forUpdate('load');
  const { rows } = await prepared<JoinedLoadRow>(trx, query);
  const [row] = rows;
  if (!row) throw notFound('This load');
  return toLoad(row);
}

/** What a new load is made of; the rest has defaults. */
export type NewLoadRow = Omit<
  LoadRow,
  | 'assistant_id'
  | 'assistant_first_name'
  | 'assistant_last_name'
  | 'video_grader_id'
  | 'video_grader_first_name'
  | 'video_grader_last_name'
  | 'notes'
  | 'signature'
  | 'date'
  | 'discount'
  | 'discount_is_percentage'
  | 'pay_forward_date'
  | 'seller_finalised_by'
  | 'seller_finalised_date'
  | 'buyer_finalised_date'
  | 'deleted_at'
  | 'version'
  | 'can_seller_add_to_cart'
> &
  Partial<LoadRow>;

/** Writes a new load. */
export function insertLoad(trx: Knex.Transaction, row: NewLoadRow): Knex.QueryBuilder {
  return trx('load').insert(row);
}

/** Writes changes of a load that this transaction has locked; every change makes a new version. */
export function changeLoad(
  trx: Knex.Transaction,
  load: LoadRecord,
  at: Date,
  changes: Partial<LoadRow>,
): Knex.QueryBuilder {
  return trx('load')
    .where({ load_id: load.loadId })
    .update({ ...changes, updated_at: at, version: load.version + 1 });
}

/** The same, and answers the load as it is then. */
export async function updateLoad(
  trx: Knex.Transaction,
  load: LoadRecord,
  at: Date,
  changes: Partial<LoadRow>,
): Promise<LoadRecord> {
  const query = changeLoad(trx, load, at, changes).returning([...loadColumns]);
  const { rows } = await prepared<LoadRow>(trx, query);
  const [row] = rows;
  if (!row) throw notFound('This load');
  return toLoad({ ...row, facility: load.facility });
}
