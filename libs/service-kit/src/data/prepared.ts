import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/**
 * Sends a statement of a hot path so that PostgreSQL parses it only once in each connection. Its text must not vary with
 * what is asked for, and it must name the columns that it answers: a `*` fails in connections that are older than a
 * migration.
 */
export function prepared<Row>(database: Knex, query: Knex.QueryBuilder): Knex.Raw<{ rows: Row[] }> {
  const { sql, bindings } = query.toSQL();
  return database.raw<{ rows: Row[] }>(sql, [...bindings]).options({ name: statementName(sql) });
}

/** The same text has the same name. */
export const statementName = (sql: string) => createHash('sha1').update(sql).digest('base64');
