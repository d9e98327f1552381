import type { Knex } from 'knex';

/** The schema in which a service rebuilds what it keeps. */
export const shadowOf = (schema: string) => `${schema}_rebuild`;

/** Makes empty tables of the same shape, with an inbox of their own, in the place of what an earlier rebuild left. */
export async function makeShadow(database: Knex, schema: string, tables: readonly string[]): Promise<void> {
  await database.transaction(async (trx) => {
    const shadow = shadowOf(schema);
    const known = await trx('pg_namespace').where({ nspname: shadow }).first('nspname');
    if (!known) await trx.raw('create schema ??', [shadow]);
    await dropShadow(trx, schema, tables);
    await trx.raw('create table ??.inbox (like ??.inbox including all)', [shadow, schema]);
    for (const table of tables) {
      const { rows } = await trx.raw('select pg_get_partkeydef(to_regclass(?)) as key', [
        `${schema}.${table}`,
      ]);
      const partitioning = rows[0].key ? `partition by ${rows[0].key}` : '';
      await trx.raw(`create table ??.?? (like ??.?? including all) ${partitioning}`, [
        shadow,
        table,
        schema,
        table,
      ]);
    }
  });
}

/** Removes the tables of a rebuild. */
export async function dropShadow(
  trx: Knex.Transaction,
  schema: string,
  tables: readonly string[],
): Promise<void> {
  for (const table of [...tables, 'inbox']) {
    await trx.raw('drop table if exists ??.?? cascade', [shadowOf(schema), table]);
  }
}

/**
 * Puts the content of the rebuilt tables in the place of the old. Rows are exchanged, not tables: whoever reads goes on
 * with the old ones until the commit. Parents are named before their children. Rows that are the same stay where they
 * are, where a primary key tells which they are: nobody has to sum them up again.
 */
export async function copyBack(
  trx: Knex.Transaction,
  schema: string,
  tables: readonly string[],
): Promise<void> {
  await trx.raw(MEMORY);
  const exchanged: Exchanged[] = [];
  for (const table of tables) exchanged.push(await exchangedOf(trx, schema, table));
  for (const table of [...exchanged].reverse()) await removeOld(trx, table);
  for (const table of exchanged) {
    await copyPartitions(trx, schema, table.table);
    await addNew(trx, table);
  }
}

/** Comparing many rows in memory, for its transaction alone. */
const MEMORY = `set local work_mem = '64MB'`;

/** A table, its shadow, and what tells their rows apart; names are quoted. */
interface Exchanged {
  table: string;
  old: string;
  rebuilt: string;
  columns: string[];
  key: string[];
}

async function exchangedOf(trx: Knex.Transaction, schema: string, table: string): Promise<Exchanged> {
  const { rows } = await trx.raw(
    `select quote_ident(attname) as name, coalesce(attnum = any(indkey), false) as is_key,
        format('%I.%I', :schema::text, :table::text) as old, format('%I.%I', :shadow::text, :table::text) as rebuilt
      from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
     where attrelid = to_regclass(format('%I.%I', :schema::text, :table::text))
       and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    { schema, table, shadow: shadowOf(schema) },
  );
  const [{ old, rebuilt }] = rows;
  const namesOf = (some: { name: string }[]) => some.map(({ name }) => name);
  const key = namesOf(rows.filter(({ is_key: isKey }: { is_key: boolean }) => isKey));
  return { table, old, rebuilt, columns: namesOf(rows), key };
}

const sameKey = (key: readonly string[]) => key.map((name) => `rebuilt.${name} = old.${name}`).join(' and ');

/** Removes what is not as it was rebuilt; all of a table whose rows nothing tells apart. */
async function removeOld(trx: Knex.Transaction, { old, rebuilt, columns, key }: Exchanged): Promise<void> {
  await trx.raw(`analyze ${rebuilt}`);
  const rowOf = (side: string) => `row(${columns.map((name) => `${side}.${name}`).join(', ')})::text`;
  const isKept = `exists (select from ${rebuilt} as rebuilt
    where ${sameKey(key)} and ${rowOf('rebuilt')} = ${rowOf('old')})`;
  await trx.raw(`delete from ${old} as old ${key.length ? `where not ${isKept}` : ''}`);
}

/** Adds what is not there yet. */
async function addNew(trx: Knex.Transaction, { old, rebuilt, columns, key }: Exchanged): Promise<void> {
  const names = columns.join(', ');
  const isThere = `exists (select from ${old} as old where ${sameKey(key)})`;
  await trx.raw(`insert into ${old} (${names}) overriding system value
    select ${names} from ${rebuilt} as rebuilt ${key.length ? `where not ${isThere}` : ''}`);
}

async function copyPartitions(trx: Knex.Transaction, schema: string, table: string): Promise<void> {
  const { rows } = await trx.raw(
    `select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bound
       from pg_inherits join pg_class as child on child.oid = inhrelid
      where inhparent = to_regclass(?) and to_regclass(format('%I.%I', ?::text, child.relname)) is null`,
    [`${shadowOf(schema)}.${table}`, schema],
  );
  for (const { name, bound } of rows) {
    await trx.raw('create table ??.?? (like ??.?? including defaults including constraints)', [
      schema,
      name,
      schema,
      table,
    ]);
    await trx.raw(`alter table ??.?? attach partition ??.?? ${bound}`, [schema, table, schema, name]);
  }
}
