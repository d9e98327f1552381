import type { LoadSnapshot } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { ensureMonth, type ReportTable } from './month-partition';
import { rowsOfLoad, type ReportRow } from './rows-of-load';

const BATCH = 500;

/**
 * Puts the rows of a completed or amended load in the place of those of an older version. A version that is not newer
 * than the one that is kept changes nothing, so events may come in any order.
 */
export async function reportLoad(trx: Knex.Transaction, load: LoadSnapshot): Promise<void> {
  const { completedAt, bought, notBought } = rowsOfLoad(load);
  if (!(await takeVersion(trx, load))) return;
  await replaceRows(trx, 'transaction_row', load.loadId, completedAt, bought);
  await replaceRows(trx, 'did_not_buy_row', load.loadId, completedAt, notBought);
}

/** Empties what `reportLoad` has written, before a replay rebuilds it. */
export async function forgetLoads(trx: Knex.Transaction): Promise<void> {
  await trx('transaction_row').delete();
  await trx('did_not_buy_row').delete();
  await trx('reported_load').delete();
}

async function takeVersion(trx: Knex.Transaction, { loadId, version }: LoadSnapshot): Promise<boolean> {
  const taken = await trx('reported_load')
    .insert({ load_id: loadId, version })
    .onConflict('load_id')
    .merge(['version'])
    .where('reported_load.version', '<', version)
    .returning('load_id');
  return taken.length > 0;
}

async function replaceRows(
  trx: Knex.Transaction,
  table: ReportTable,
  loadId: string,
  completedAt: Date,
  rows: ReportRow[],
): Promise<void> {
  if (rows.length) await ensureMonth(trx, table, completedAt);
  await trx(table).where({ load_id: loadId }).delete();
  await trx.batchInsert(table, rows, BATCH);
}
