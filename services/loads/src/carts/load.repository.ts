import type { Session } from '@washcoat/contract-entities';
import {
  compiled,
  isHeldToFacilities,
  notFound,
  questionOf,
  rowsOf,
  together,
  type Question,
  type Statement,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { readFactsOfLocked, type PriceFacts } from '../copies/price-facts.repository';
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
  const [row] = await rowsOf<JoinedLoadRow>(trx, lockFor(trx, session, loadId));
  if (!row) throw notFound('This load');
  return toLoad(row);
}

/** The same, with what prices of converters on it are made of: one round trip for both. */
export async function lockPricedLoad(
  trx: Knex.Transaction,
  session: Session,
  loadId: string,
  asked: { productIds: readonly string[]; at: Date },
): Promise<{ load: LoadRecord; facts: PriceFacts }> {
  const question = together([['locked', lockFor(trx, session, loadId)]], readFactsOfLocked(asked));
  const [row] = await rowsOf<JoinedLoadRow & PriceFacts>(trx, question);
  if (!row) throw notFound('This load');
  const { products, snapshot, customer, facilityNames } = row;
  return { load: toLoad(row), facts: { products, snapshot, customer, facilityNames } };
}

type Seen = 'loadId' | 'companyId' | 'userId';
const locks = new Map<string, Statement<Seen>>();

/** Once for each kind of user; the facilities of somebody who is held to some are written anew each time. */
function lockFor(trx: Knex.Transaction, session: Session, loadId: string): Question {
  if (isHeldToFacilities(session)) return questionOf(visibleLoad(trx, session, loadId));
  const { hierarchy, companyId, userId } = session;
  const kind = `${hierarchy} ${companyId === null}`;
  const lock =
    locks.get(kind) ??
    compiled<Seen>((database, mark) => {
      const seen = { ...session, companyId: companyId && mark('companyId'), userId: mark('userId') };
      return visibleLoad(database, seen, mark('loadId'));
    });
  locks.set(kind, lock);
  return lock({ loadId, companyId, userId });
}

function visibleLoad(database: Knex, session: Session, loadId: string): Knex.QueryBuilder {
  return visibleLoads(selectLoads(database), session).where('load.load_id', loadId).forUpdate('load');
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
  | 'signed_total'
  | 'signed_at'
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
export function changeLoad(load: LoadRecord, at: Date, changes: Partial<LoadRow>): Question {
  const values = { ...changes, load_id: load.loadId, updated_at: at, version: load.version + 1 };
  return changeOf(changes, [])(values);
}

/** The same, and answers the load as it is then. */
export async function updateLoad(
  trx: Knex.Transaction,
  load: LoadRecord,
  at: Date,
  changes: Partial<LoadRow>,
): Promise<LoadRecord> {
  const values = { ...changes, load_id: load.loadId, updated_at: at, version: load.version + 1 };
  const [row] = await rowsOf<LoadRow>(trx, changeOf(changes, loadColumns)(values));
  if (!row) throw notFound('This load');
  return toLoad({ ...row, facility: load.facility });
}

const changesOfLoads = new Map<string, Statement<string>>();

/** Once for each set of columns that is changed. */
function changeOf(changes: Partial<LoadRow>, answered: readonly string[]): Statement<string> {
  const columns = [...Object.keys(changes), 'updated_at', 'version'];
  const key = [...columns, answered.length].join();
  const change =
    changesOfLoads.get(key) ??
    compiled<string>((database, mark) => {
      const marked = Object.fromEntries(columns.map((column) => [column, mark(column)]));
      const update = database('load')
        .where({ load_id: mark('load_id') })
        .update(marked);
      return answered.length ? update.returning([...answered]) : update;
    });
  changesOfLoads.set(key, change);
  return change;
}
