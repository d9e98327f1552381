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
  if (!(await noteFirst(trx, load))) {
    if (!(await noteNewer(trx, load))) return;
    await trx('transaction_row').where({ load_id: load.loadId }).delete();
    await trx('did_not_buy_row').where({ load_id: load.loadId }).delete();
  }
  await appendRows(trx, 'transaction_row', completedAt, bought);
  await appendRows(trx, 'did_not_buy_row', completedAt, notBought);
}

/** What `reportLoad` writes. */
export const reportTables = ['reported_load', 'transaction_row', 'did_not_buy_row'];

/** Notes the version of a load that was not known; false when it was. */
async function noteFirst(trx: Knex.Transaction, { loadId, version }: LoadSnapshot): Promise<boolean> {
  const taken = await trx('reported_load')
    .insert({ load_id: loadId, version })
    .onConflict('load_id')
    .ignore()
    .returning('load_id')
    .options({ name: 'report-load' });
  return taken.length > 0;
}

/** Notes a newer version of a load that was known; false when it is not newer. */
async function noteNewer(trx: Knex.Transaction, { loadId, version }: LoadSnapshot): Promise<boolean> {
  const older = trx('reported_load').where({ load_id: loadId }).where('version', '<', version);
  return (await older.update({ version })) > 0;
}

async function appendRows(
  trx: Knex.Transaction,
  table: ReportTable,
  completedAt: Date,
  rows: readonly ReportRow[],
): Promise<void> {
  if (!rows.length) return;
  await ensureMonth(trx, table, completedAt);
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx(table).insert(rows.slice(start, start + BATCH));
  }
}
