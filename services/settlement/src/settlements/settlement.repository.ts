import type { Session } from '@washcoat/contract-entities';
import { everyRow, keysetPageOf, searchWords, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { PartialModelGraph, QueryBuilder } from 'objection';
import { SettlementModel, type WholeSettlement } from './settlement.model';

const { columns: s } = SettlementModel;
const parts = '[lots(inOrder), hedges(inOrder)]';

export interface SettlementFilters {
  isComplete: boolean;
  /** Epoch milliseconds, both ends included: of the completion of completed ones, of the creation of open ones. */
  from?: number;
  to?: number;
  /** Words of the numbers, the company or the facility. */
  text?: string;
}

const words = ['settlementNo', 'shipmentNo', 'contractNo', 'companyName', 'facilityCity'] as const;
const searched = `lower(concat_ws(' ', ${words.map((name) => s[name]).join(', ')}))`;

/** The settlements that the signed-in user may see, newest first. */
export function listSettlements(
  database: Knex,
  session: Session,
  filters: SettlementFilters,
): QueryBuilder<SettlementModel> {
  return filteredSettlements(database, session, filters)
    .orderBy(dateOf(filters), 'desc')
    .orderBy(s.settlementId, 'desc');
}

/** The whole list in the same order, a page in memory at a time. */
export function everySettlement(
  database: Knex,
  session: Session,
  filters: SettlementFilters,
): AsyncGenerator<SettlementModel> {
  const columns = [
    { sql: dateOf(filters), type: 'timestamptz' },
    { sql: s.settlementId, type: 'uuid' },
  ] as const;
  return everyRow((request) => {
    const query = filteredSettlements(database, session, filters).select('settlement.*');
    return keysetPageOf(database, query, request, { columns, direction: 'desc' });
  });
}

/** The date that a list goes by. */
const dateOf = ({ isComplete }: Pick<SettlementFilters, 'isComplete'>) =>
  isComplete ? s.completedAt : s.createdAt;

function filteredSettlements(
  database: Knex,
  session: Session,
  { isComplete, from, to, text = '' }: SettlementFilters,
): QueryBuilder<SettlementModel> {
  const date = dateOf({ isComplete });
  const query = withinScope(SettlementModel.query(database), session, s.companyId);
  if (isComplete) void query.whereNotNull(s.completedAt);
  else void query.whereNull(s.completedAt);
  if (from !== undefined) void query.whereRaw('?? >= to_timestamp(? / 1000.0)', [date, from]);
  if (to !== undefined) void query.whereRaw('?? <= to_timestamp(? / 1000.0)', [date, to]);
  for (const word of searchWords(text)) void query.whereRaw(`strpos(${searched}, ?) > 0`, [word]);
  return query;
}

/** One settlement within the scope of the signed-in user, whole, or null. */
export async function findSettlement(
  database: Knex,
  session: Session,
  settlementId: string,
): Promise<WholeSettlement | null> {
  const query = SettlementModel.query(database).where(s.settlementId, settlementId).first();
  const found = await withinScope(query, session, s.companyId)
    .withGraphFetched(parts)
    .castTo<WholeSettlement | undefined>();
  return found ?? null;
}

/** The same, whoever may see it: for other services and events, which have no session. Who asks has checked that it may. */
export async function readSettlement(database: Knex, settlementId: string): Promise<WholeSettlement | null> {
  const found = await SettlementModel.query(database)
    .findById(settlementId)
    .withGraphFetched(parts)
    .castTo<WholeSettlement | undefined>();
  return found ?? null;
}

/** One within the scope of the signed-in user, locked until the transaction ends. */
export async function lockSettlement(
  trx: Knex.Transaction,
  session: Session,
  settlementId: string,
): Promise<WholeSettlement | null> {
  const query = SettlementModel.query(trx).where(s.settlementId, settlementId).select(s.settlementId);
  await withinScope(query, session, s.companyId).forUpdate();
  return findSettlement(trx, session, settlementId);
}

/** Writes a new settlement with its lots and hedges. */
export async function insertSettlement(
  trx: Knex.Transaction,
  settlement: PartialModelGraph<SettlementModel>,
): Promise<void> {
  await SettlementModel.query(trx).insertGraph(settlement);
}

/**
 * Writes a settlement in the place of the one with its id, which this transaction has locked: lots and hedges that it
 * lacks go.
 */
export async function updateSettlement(
  trx: Knex.Transaction,
  settlement: PartialModelGraph<SettlementModel>,
): Promise<void> {
  await SettlementModel.query(trx).upsertGraph(settlement, { insertMissing: true });
}
