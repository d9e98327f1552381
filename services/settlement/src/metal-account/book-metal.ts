import { rowsOf, statement } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { SavedPart } from '../settlements/on-saved';

/** What ounces are booked of. */
export interface BookedSources {
  loadIds: readonly string[];
  settlementIds: readonly string[];
}

const lockSources = statement<'ids'>(`select pg_advisory_xact_lock(hashtextextended(source_id, 601))
  from unnest(:ids::text[]) with ordinality as sources (source_id, place) order by place`);

const appendWhere = (condition: string) => `insert into metal_entry
    (at, source_kind, source_id, company_id, stage, metal, ounces, metal_due_at)
  select :at::timestamptz, source_kind, source_id, company_id, stage, metal, ounces, metal_due_at
    from metal_difference where ${condition}
   order by source_id, stage, ounces, metal`;

const appendDifferences = statement<'at' | 'ids'>(appendWhere('source_id = any(:ids::uuid[])'));

/**
 * Appends what the ledger lacks of one order or settlement, whose lock whoever sends it holds since a statement before.
 * PostgreSQL plans it once: for a list it believes that ten are meant and plans anew each time, which takes longer than to
 * book.
 */
export const appendDifference = statement<'at' | 'id'>(appendWhere('source_id = :id::uuid'));

/**
 * Appends to the ledger of ounces what its entries of these orders and settlements lack of what they must come to, so
 * that doing it twice, or after something that came late, is right. Who books one of them waits for others who do, in one
 * order: orders first, then settlements.
 */
export async function bookMetal(
  trx: Knex.Transaction,
  now: Date,
  { loadIds, settlementIds }: BookedSources,
): Promise<void> {
  const ids = [...inOrder(loadIds), ...inOrder(settlementIds)];
  if (!ids.length) return;
  await rowsOf(trx, lockSources({ ids }));
  await rowsOf(trx, appendDifferences({ at: now, ids }));
}

const inOrder = (ids: readonly string[]) => [...new Set(ids)].sort();

/** Books a settlement with every save, and the orders in it, whose metal is due with it. */
export const bookSaved: SavedPart = async ({ trx, now }, { settlement: { settlementId } }) => {
  const loadIds = await loadsOfSettlements(trx, [settlementId]);
  await bookMetal(trx, now, { loadIds, settlementIds: [settlementId] });
};

/**
 * Books orders whose metal changed, and then the settlements that they went into: which these are is read once the orders
 * are locked, so that a box that is chosen at the same moment is booked by one of the two.
 */
export async function bookLoads(trx: Knex.Transaction, now: Date, loadIds: readonly string[]): Promise<void> {
  await bookMetal(trx, now, { loadIds, settlementIds: [] });
  const settlements: { settlement_id: string }[] = await trx('settlement_purchase')
    .whereIn('load_id', [...loadIds])
    .distinct('settlement_id');
  await bookMetal(trx, now, { loadIds: [], settlementIds: settlements.map((row) => row.settlement_id) });
}

async function loadsOfSettlements(trx: Knex.Transaction, settlementIds: string[]): Promise<string[]> {
  const rows: { load_id: string }[] = await trx('settlement_purchase')
    .whereIn('settlement_id', settlementIds)
    .distinct('load_id');
  return rows.map(({ load_id }) => load_id);
}
