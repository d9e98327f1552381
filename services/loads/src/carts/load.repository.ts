import type { Session } from '@washcoat/contract-entities';
import { loadTypes } from '@washcoat/contract-loads';
import {
  compiled,
  conflict,
  insertionOf,
  isHeldToFacilities,
  notFound,
  Problem,
  questionOf,
  rowsOf,
  together,
  valuesOf,
  type Question,
  type Statement,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { readFactsOfLocked, type PriceFacts } from '../copies/price-facts.repository';
import { LoadModel, type LoadFields, type LoadRecord } from './load.model';

const { columns: l } = LoadModel;

/** Loads that the signed-in user may see, with their facilities. */
export const loadsSeenBy = (database: Knex, session: Session) =>
  LoadModel.query(database).modify('atFacility').modify('seenBy', session);

/** A load in the scope of the signed-in user. Throws 404 for every other. */
export async function findLoad(database: Knex, session: Session, loadId: string): Promise<LoadModel> {
  const [found] = await loadsSeenBy(database, session).where(l.loadId, loadId);
  if (!found) throw await missingLoad(database, session, loadId);
  return found;
}

/**
 * Why a load is not found: who is held to facilities, and saw it while it was open, learns that it was completed where
 * its orders are not shown; everybody else learns nothing.
 */
async function missingLoad(database: Knex, session: Session, loadId: string): Promise<Problem> {
  if (!isHeldToFacilities(session)) return notFound('This load');
  const [order] = await LoadModel.query(database)
    .modify('atFacility')
    .modify('inReachOf', session)
    .where({ [l.loadId]: loadId, [l.type]: loadTypes.invoice });
  if (!order) return notFound('This load');
  return new Problem(404, `This order is completed. Its invoice is with ${order.facility.name}.`, {
    code: 'ORDER_COMPLETED',
  });
}

/** The same, locked until the end of the transaction: changes of one load and its items wait for each other. */
export async function lockLoad(trx: Knex.Transaction, session: Session, loadId: string): Promise<LoadRecord> {
  const [row] = await rowsOf<object>(trx, lockFor(trx, session, loadId));
  if (!row) throw await unlockable(trx, session, loadId);
  return LoadModel.fromDatabaseJson(row);
}

/**
 * Why there is no load to be changed: who saw a finished order learns that it was deleted with its pending invoice;
 * everybody else learns nothing.
 */
async function unlockable(trx: Knex.Transaction, session: Session, loadId: string): Promise<Problem> {
  const [order] = await LoadModel.query(trx)
    .modify('onceInReachOf', session)
    .where({ [l.loadId]: loadId, [l.type]: loadTypes.finished })
    .whereNotNull(l.deletedAt)
    .select(l.loadId);
  if (!order) return notFound('This load');
  return conflict('This order was deleted, so it can neither be changed nor completed.', 'ORDER_DELETED');
}

/** A load that is not deleted, whoever asks, locked until the end of the transaction. */
export async function lockLoadOf(trx: Knex.Transaction, loadId: string): Promise<LoadRecord | undefined> {
  const query = LoadModel.query(trx).modify('atFacility').modify('notDeleted').where(l.loadId, loadId);
  const [row] = await rowsOf<object>(trx, questionOf(query.toKnexQuery().forUpdate('load')));
  return row && LoadModel.fromDatabaseJson(row);
}

/** As `lockLoad`, with what prices of converters on it are made of: one round trip for both. */
export async function lockPricedLoad(
  trx: Knex.Transaction,
  session: Session,
  loadId: string,
  asked: { productIds: readonly string[]; at: Date },
): Promise<{ load: LoadRecord; facts: PriceFacts }> {
  const question = together([['locked', lockFor(trx, session, loadId)]], readFactsOfLocked(asked));
  const [row] = await rowsOf<PriceFacts>(trx, question);
  if (!row) throw await unlockable(trx, session, loadId);
  const { products, snapshot, customer, facilityNames, modifiers, ...load } = row;
  return {
    load: LoadModel.fromDatabaseJson(load),
    facts: { products, snapshot, customer, facilityNames, modifiers },
  };
}

type Seen = 'loadId' | 'companyId' | 'userId';
const locks = new Map<string, Statement<Seen>>();

/** Once for each kind of user; the facilities of somebody who is held to some are written anew each time. */
function lockFor(trx: Knex.Transaction, session: Session, loadId: string): Question {
  if (isHeldToFacilities(session)) return questionOf(lockOf(trx, session, loadId));
  const { hierarchy, companyId, userId } = session;
  const kind = `${hierarchy} ${companyId === null}`;
  const lock =
    locks.get(kind) ??
    compiled<Seen>((database, mark) => {
      const seen = { ...session, companyId: companyId && mark('companyId'), userId: mark('userId') };
      return lockOf(database, seen, mark('loadId'));
    });
  locks.set(kind, lock);
  return lock({ loadId, companyId, userId });
}

/** The facility is read with it, and not locked. */
const lockOf = (database: Knex, session: Session, loadId: string): Knex.QueryBuilder =>
  loadsSeenBy(database, session).where(l.loadId, loadId).toKnexQuery().forUpdate('load');

const insertLoads = insertionOf(LoadModel);

/** Writes a new load. */
export const insertLoad = (load: LoadFields): Question => insertLoads([load]);

/** Writes changes of a load that this transaction has locked; every change makes a new version. */
export function changeLoad(load: LoadRecord, at: Date, changes: Partial<LoadFields>): Question {
  return changeOf(load, at, { changes, answered: [] });
}

/** A load as `changeLoad` leaves it. */
export const afterChange = (load: LoadRecord, at: Date, changes: Partial<LoadFields>): LoadRecord => ({
  ...load,
  ...changes,
  updatedAt: at,
  version: load.version + 1,
});

/** Writes them at once, and answers the load as it is then. */
export async function updateLoad(
  trx: Knex.Transaction,
  load: LoadRecord,
  at: Date,
  changes: Partial<LoadFields>,
): Promise<LoadRecord> {
  const [row] = await rowsOf<object>(trx, changeOf(load, at, { changes, answered: Object.values(l) }));
  if (!row) throw notFound('This load');
  const { facility, facilityCompanyId } = load;
  return { ...LoadModel.fromDatabaseJson(row), facility, facilityCompanyId };
}

const changesOfLoads = new Map<string, Statement<string>>();

/** Once for each set of columns that is changed. */
function changeOf(
  { loadId, version }: LoadRecord,
  updatedAt: Date,
  { changes, answered }: { changes: Partial<LoadFields>; answered: readonly string[] },
): Question {
  const values = valuesOf(LoadModel, { ...changes, updatedAt, version: version + 1 });
  const columns = Object.keys(values);
  const key = [...columns, answered.length].join();
  const change =
    changesOfLoads.get(key) ??
    compiled<string>((database, mark) => {
      const marked = Object.fromEntries(columns.map((column) => [column, mark(column)]));
      const update = LoadModel.query(database).where(l.loadId, mark('loadId')).toKnexQuery().update(marked);
      return answered.length ? update.returning([...answered]) : update;
    });
  changesOfLoads.set(key, change);
  return change({ ...values, loadId });
}
