import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { z } from 'zod';
import { workspaceFolder } from '../build/app.mjs';

const column = z.object({
  type: z.string(),
  /** Whether it takes no null. */
  isNeeded: z.boolean(),
  /** Whether a row that says nothing of it gets a value. */
  isFilled: z.boolean(),
});

const schema = z.object({
  /** Columns by `table.column`; parts of logs stand under the log. */
  columns: z.record(z.string(), column),
  /** What is unique, as `table (columns)`: `on conflict` needs it. */
  uniques: z.array(z.string()),
});
export type Schema = z.infer<typeof schema>;

/** What a version of the product needs of its database: tables by service, and statements with the services that ask them. */
export const databaseReport = z.object({
  schemas: z.record(z.string(), schema),
  statements: z.array(z.object({ text: z.string(), services: z.array(z.string()) })),
});
export type DatabaseReport = z.infer<typeof databaseReport>;

export const keptDatabaseFile = path.join(workspaceFolder, 'infra/versions/database.json');

/** What the released version needs of its database. */
export function keptDatabase(): DatabaseReport {
  if (!existsSync(keptDatabaseFile)) throw new Error('Nothing is kept; npm run contracts keeps it.');
  return databaseReport.parse(JSON.parse(readFileSync(keptDatabaseFile, 'utf8')));
}

/** Reads the tables of a service, as its migrations made them. */
export async function readSchema(client: Client, service: string): Promise<Schema> {
  const columns = await client.query<z.infer<typeof column> & { name: string }>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
            attnotnull as "isNeeded", atthasdef or attidentity <> '' as "isFilled"
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = to_regnamespace($1) and relkind in ('r', 'p', 'v', 'm') and not relispartition
        and attnum > 0 and not attisdropped
      order by 1`,
    [service],
  );
  const uniques = await client.query<{ name: string }>(
    `select relname || ' ' || regexp_replace(pg_get_indexdef(indexrelid), '^.* USING \\w+ ', '') as name
       from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = to_regnamespace($1) and indisunique and not relispartition
      order by 1`,
    [service],
  );
  return {
    columns: Object.fromEntries(columns.rows.map(({ name, ...facts }) => [name, facts])),
    uniques: uniques.rows.map(({ name }) => name),
  };
}

/** Why a statement can not be asked in the schema of a service; null when it can. Nothing is done. */
export async function refusalOf(client: Client, service: string, text: string): Promise<string | null> {
  await client.query('begin');
  try {
    await client.query(`set local search_path to ${client.escapeIdentifier(service)}, public`);
    await client.query(`explain (generic_plan) ${text}`);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.query('rollback');
  }
}
