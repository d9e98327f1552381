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
 * with the old ones until the commit. Parents are named before their children.
 */
export async function copyBack(
  trx: Knex.Transaction,
  schema: string,
  tables: readonly string[],
): Promise<void> {
  for (const table of [...tables].reverse()) await trx.raw('delete from ??.??', [schema, table]);
  for (const table of tables) {
    await copyPartitions(trx, schema, table);
    const { rows } = await trx.raw(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
        where attrelid = to_regclass(?) and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`${schema}.${table}`],
    );
    const { names } = rows[0];
    await trx.raw(`insert into ??.?? (${names}) overriding system value select ${names} from ??.??`, [
      schema,
      table,
      shadowOf(schema),
      table,
    ]);
  }
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
