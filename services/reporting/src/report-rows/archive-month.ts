import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { clock } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ensureMonth, monthTables, partOf, type ReportTable } from './month-partition';

const ROWS_AT_ONCE = 5000;

/** A file of the rows of a table of one month: JSON, a row a line, compressed. */
export interface Archived {
  table: ReportTable;
  rows: number;
  file: string;
}

const momentOf = (table: ReportTable) => (table === 'lookup_row' ? 'at' : 'completed_at');

/** The months (UTC, `2026-11`) that rows are kept of, with how many there are about, oldest first. */
export async function listMonths(database: Knex): Promise<{ month: string; rows: number }[]> {
  const { rows } = await database.raw<{ rows: { month: string; rows: number }[] }>(
    `select replace(right(part.relname, 7), '_', '-') as month, sum(greatest(part.reltuples, 0))::bigint as rows
       from pg_inherits join pg_class as part on part.oid = inhrelid join pg_class as parent on parent.oid = inhparent
      where parent.relnamespace = current_schema()::regnamespace and parent.relname = any(?)
      group by 1 order by 1`,
    [[...monthTables]],
  );
  return rows;
}

/**
 * Writes the rows of a month into a file of each table, takes them out of the reports, out of their sums too, and
 * detaches the part that they lay in. Each table has its own transaction: what was written to a file whole is gone from
 * the database, what was not is still there. Who writes rows of the table waits meanwhile. A month can have rows again
 * after it was archived (an order that was amended), so a file that is there is never written over.
 *
 * @param month in UTC, `2026-11`
 * @throws Error for a month that is not over or that nothing is kept of, and for a folder that holds files of it
 */
export async function archiveMonth(database: Knex, month: string, folder: string): Promise<Archived[]> {
  const { next: end } = partOf('transaction_row', new Date(`${month}-01T00:00:00Z`));
  if (end > clock.now()) throw new Error(`${month} is not over yet.`);
  await mkdir(folder, { recursive: true });
  const archived: Archived[] = [];
  for (const { table, part, first, next, file } of await partsOf(database, month, folder)) {
    const rows = await database.transaction(async (trx) => {
      // With its table: whoever amends an order waits there, and holds nothing that detaching needs.
      await trx.raw('lock table ?? in share row exclusive mode', [table]);
      const written = await writeRows(trx, part, `${file}.part`);
      const at = momentOf(table);
      const gone = await trx(table).where(at, '>=', first).where(at, '<', next).delete();
      if (gone !== written) throw new Error(`${written} rows of ${part} were written and ${gone} are there.`);
      await trx.raw(`set local lock_timeout = '5s'`);
      await trx.raw('alter table ?? detach partition ??', [table, part]);
      await trx.raw('drop table ??', [part]);
      await rename(`${file}.part`, file);
      return written;
    });
    archived.push({ table, rows, file });
  }
  if (!archived.length) throw new Error(`Nothing is kept of ${month}.`);
  return archived;
}

/** The parts of a month that are there, and where each goes. Throws where a file is there already. */
async function partsOf(database: Knex, month: string, folder: string) {
  const parts = [];
  for (const table of monthTables) {
    const part = partOf(table, new Date(`${month}-01T00:00:00Z`));
    const own = database('pg_class').whereRaw('relnamespace = current_schema()::regnamespace');
    if (!(await own.where({ relname: part.part }).first('oid'))) continue;
    const file = path.join(folder, `${part.part}.jsonl.gz`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) throw new Error(`${file} is there already. Choose another folder.`);
    parts.push({ ...part, table, file });
  }
  return parts;
}

async function writeRows(trx: Knex.Transaction, part: string, file: string): Promise<number> {
  let written = 0;
  await trx.raw(
    'declare archived no scroll cursor for select row_to_json(kept)::text as row from ?? as kept',
    [part],
  );
  async function* lines() {
    for (;;) {
      const { rows } = await trx.raw<{ rows: { row: string }[] }>(`fetch ${ROWS_AT_ONCE} from archived`);
      if (!rows.length) return;
      written += rows.length;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
  }
  // On the disk before the rows are gone.
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flush: true }));
  await trx.raw('close archived');
  return written;
}

/**
 * Puts the rows of a file back into the reports and their sums, all or none; rows that are there already stay as they
 * are. Answers how many came back.
 *
 * @throws Error for a file that no archive wrote
 */
export async function restoreMonth(database: Knex, file: string): Promise<number> {
  const name = path.basename(file);
  const table = monthTables.find((one) => name.startsWith(`${one}_`));
  if (!table || !/_\d{4}_\d{2}\.jsonl\.gz$/.test(name)) throw new Error(`${name} is no month of a report.`);
  const month = name.slice(table.length + 1, table.length + 8).replace('_', '-');
  return database.transaction(async (trx) => {
    await ensureMonth(trx, table, new Date(`${month}-01T00:00:00Z`));
    let restored = 0;
    let batch: string[] = [];
    const put = async () => {
      const { rowCount } = await trx.raw<{ rowCount: number }>(
        `insert into ?? select * from jsonb_populate_recordset(null::??, ?::jsonb) on conflict do nothing`,
        [table, table, `[${batch.join(',')}]`],
      );
      restored += rowCount;
      batch = [];
    };
    for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
      batch.push(line);
      if (batch.length === ROWS_AT_ONCE) await put();
    }
    if (batch.length) await put();
    return restored;
  });
}
