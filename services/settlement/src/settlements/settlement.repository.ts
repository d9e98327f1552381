import type { Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { SettlementBlocks } from './settlement-entry';

/** A settlement as it is stored: open until it has a completion. */
export interface StoredSettlement {
  settlement_id: string;
  company_id: string;
  company_name: string;
  facility_city: string;
  settlement_no: string;
  contract_no: string;
  shipment_no: string;
  received_at: Date | null;
  metal_due_at: Date | null;
  blocks: SettlementBlocks;
  created_at: Date;
  updated_at: Date;
  completed_at: Date | null;
}

export interface SettlementPage {
  isComplete: boolean;
  /** Epoch milliseconds, both ends included: of the completion of completed ones, of the creation of open ones. */
  from?: number;
  to?: number;
  count: number;
  offset: number;
}

/** A page of the settlements that the signed-in user may see, newest first. */
export async function listSettlements(
  database: Knex,
  session: Session,
  { isComplete, from, to, count, offset }: SettlementPage,
): Promise<StoredSettlement[]> {
  const date = isComplete ? 'completed_at' : 'created_at';
  const query = withinScope(database('settlement'), session, 'company_id');
  if (isComplete) query.whereNotNull('completed_at');
  else query.whereNull('completed_at');
  if (from !== undefined) query.whereRaw('?? >= to_timestamp(? / 1000.0)', [date, from]);
  if (to !== undefined) query.whereRaw('?? <= to_timestamp(? / 1000.0)', [date, to]);
  return query
    .orderBy([
      { column: date, order: 'desc' },
      { column: 'settlement_id', order: 'desc' },
    ])
    .limit(count)
    .offset(offset);
}

/** One settlement within the scope of the signed-in user, or null. */
export async function findSettlement(
  database: Knex,
  session: Session,
  settlementId: string,
): Promise<StoredSettlement | null> {
  const query = database('settlement').where({ settlement_id: settlementId });
  return (await withinScope(query, session, 'company_id').first()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSettlement(
  trx: Knex.Transaction,
  session: Session,
  settlementId: string,
): Promise<StoredSettlement | null> {
  const query = trx('settlement').where({ settlement_id: settlementId }).forUpdate();
  return (await withinScope(query, session, 'company_id').first()) ?? null;
}

/** Writes a new settlement. */
export async function insertSettlement(trx: Knex.Transaction, settlement: StoredSettlement): Promise<void> {
  await trx('settlement').insert(columnsOf(settlement));
}

/** Writes a settlement in the place of the one with its id. */
export async function updateSettlement(trx: Knex.Transaction, settlement: StoredSettlement): Promise<void> {
  await trx('settlement').where({ settlement_id: settlement.settlement_id }).update(columnsOf(settlement));
}

function columnsOf(settlement: StoredSettlement) {
  return { ...settlement, blocks: JSON.stringify(settlement.blocks) };
}
