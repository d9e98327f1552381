import type { Knex } from 'knex';
import { aloneAmongProcesses, whileNobodyWrites } from './while-nobody-writes';

const INDEX = 'transaction_row_code';
const COLUMNS = '(oem, type)';

/**
 * Sees to the index by which the rows of a code are looked for. Where there are rows already it is made part by part,
 * beside whoever writes; a part that is made later comes with it.
 */
export async function indexCodes(database: Knex): Promise<void> {
  if (await isWhole(database)) return;
  await aloneAmongProcesses(database, INDEX, async () => {
    await whileNobodyWrites(database, ['only transaction_row'], (trx) =>
      trx.raw(`create index if not exists ${INDEX} on only transaction_row ${COLUMNS}`),
    );
    for (const part of await partsWithout(database)) await indexPart(database, part);
  });
}

async function isWhole(database: Knex): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    'select from pg_index where indexrelid = to_regclass(?) and indisvalid',
    [INDEX],
  );
  return rows.length > 0;
}

async function partsWithout(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { part: string }[] }>(
    `select part.relname as part from pg_inherits join pg_class as part on part.oid = inhrelid
      where inhparent = 'transaction_row'::regclass and not exists (
        select from pg_inherits as indexed join pg_index on indexrelid = indexed.inhrelid
          where indexed.inhparent = '${INDEX}'::regclass and indrelid = part.oid)`,
  );
  return rows.map(({ part }) => part);
}

/** An index that was not finished is of no use, and has the name: it goes first. */
async function indexPart(database: Knex, part: string): Promise<void> {
  const name = `${part}_code`;
  await database.raw('drop index concurrently if exists ??', [name]);
  await database.raw(`create index concurrently ?? on ?? ${COLUMNS}`, [name, part]);
  await whileNobodyWrites(database, [`only ${part}`], (trx) =>
    trx.raw(`alter index ${INDEX} attach partition ??`, [name]),
  );
}
