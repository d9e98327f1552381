import type { Knex } from 'knex';
import type { SavedPart } from '../settlements/on-saved';

/**
 * Appends to the ledger of ounces what its entries of these orders and settlements lack of what they must come to, so
 * that doing it twice, or after something that came late, is right. Who books one of them waits for others who do.
 */
export async function bookMetal(
  trx: Knex.Transaction,
  now: Date,
  sourceIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(sourceIds)].sort();
  if (!ids.length) return;
  await trx.raw(
    `select pg_advisory_xact_lock(hashtextextended(source_id, 601))
     from unnest(?::text[]) with ordinality as sources (source_id, place) order by place`,
    [ids],
  );
  await trx.raw(
    `insert into metal_entry (at, source_kind, source_id, company_id, stage, metal, ounces, metal_due_at)
     select ?, source_kind, source_id, company_id, stage, metal, ounces, metal_due_at
     from metal_difference where source_id = any(?::uuid[])
     order by source_id, stage, ounces, metal`,
    [now, ids],
  );
}

/** Books a settlement with every save, and the orders in it, whose metal is due with it. */
export const bookSaved: SavedPart = async ({ trx, now }, { settlement: { settlementId } }) => {
  const loadIds = await loadsOfSettlements(trx, [settlementId]);
  await bookMetal(trx, now, [settlementId, ...loadIds]);
};

/** Books orders whose metal changed, and the settlements that they went into. */
export async function bookLoads(trx: Knex.Transaction, now: Date, loadIds: readonly string[]): Promise<void> {
  const settlements: { settlement_id: string }[] = await trx('settlement_purchase')
    .whereIn('load_id', [...loadIds])
    .distinct('settlement_id');
  await bookMetal(trx, now, [...loadIds, ...settlements.map((row) => row.settlement_id)]);
}

async function loadsOfSettlements(trx: Knex.Transaction, settlementIds: string[]): Promise<string[]> {
  const rows: { load_id: string }[] = await trx('settlement_purchase')
    .whereIn('settlement_id', settlementIds)
    .distinct('load_id');
  return rows.map(({ load_id }) => load_id);
}
