import type { LoadSnapshot } from '@washcoat/contract-loads';
import { rowsOf, statement, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ensureMonth, partOf, type LineTable } from './month-partition';
import { keepOrder } from './order-row';
import { reportColumns, rowsOfLoad } from './rows-of-load';

const list = reportColumns.join(', ');
const insertInto = (table: LineTable) =>
  statement<'rows'>(`insert into ${table} (${list})
  select ${list} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`);

const insertions = {
  transaction_row: insertInto('transaction_row'),
  did_not_buy_row: insertInto('did_not_buy_row'),
};

const noteLoad = statement<'loadId' | 'version' | 'parts'>(`with noted as (
    insert into reported_load (load_id, version) values (:loadId, :version)
    on conflict (load_id) do nothing returning load_id
  )
  select exists (select from noted) as "isFirst",
         array(select relname::text from pg_class
           where relname = any(:parts::name[]) and relnamespace = current_schema()::regnamespace) as parts`);

interface Noted {
  /** Whether nothing was known of the load. */
  isFirst: boolean;
  /** Which of the parts that were asked about are there. */
  parts: readonly string[];
}

/**
 * Puts the rows of a completed or amended load in the place of those of an older version. A version that is not newer
 * than the one that is kept changes nothing, so events may come in any order.
 */
export async function reportLoad(
  { trx, writeLast }: Pick<UnitOfWork, 'trx' | 'writeLast'>,
  load: LoadSnapshot,
): Promise<void> {
  const { loadId, version } = load;
  const { completedAt, bought, notBought } = rowsOfLoad(load);
  const lines = [
    { table: 'transaction_row', rows: bought },
    { table: 'did_not_buy_row', rows: notBought },
  ] as const;
  const filled = lines.flatMap(({ table, rows }) =>
    rows.length ? [{ table, rows, part: partOf(table, completedAt).part }] : [],
  );
  const asked = noteLoad({ loadId, version, parts: filled.map(({ part }) => part) });
  const [noted] = await rowsOf<Noted>(trx, asked);
  if (!noted?.isFirst) {
    if (!(await noteNewer(trx, load))) return;
    await trx('transaction_row').where({ load_id: loadId }).delete();
    await trx('did_not_buy_row').where({ load_id: loadId }).delete();
  }
  for (const { table, rows, part } of filled) {
    // Of a load that was known its rows were removed meanwhile, which may have waited until their month was archived.
    if (!noted?.isFirst || !noted.parts.includes(part)) await ensureMonth(trx, table, completedAt);
    writeLast(insertions[table]({ rows: JSON.stringify(rows) }));
  }
  writeLast(keepOrder(load));
}

/** What `reportLoad` writes. */
export const reportTables = ['reported_load', 'transaction_row', 'did_not_buy_row', 'order_row'];

/** Notes a newer version of a load that was known; false when it is not newer. */
async function noteNewer(trx: Knex.Transaction, { loadId, version }: LoadSnapshot): Promise<boolean> {
  const older = trx('reported_load').where({ load_id: loadId }).where('version', '<', version);
  return (await older.update({ version })) > 0;
}
