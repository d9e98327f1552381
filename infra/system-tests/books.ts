import { auditBooks as auditRules } from '@washcoat/testing';
import pg from 'pg';
import { productBooks } from '../chaos/product-books';
import { serviceNames } from '../local/definitions';

/**
 * What does not add up between orders, invoices, reports, mails, credits and payments, in sentences.
 * @param elsewhere a service that has moved to a server of its own: what it left here is asked nothing
 */
export function auditBooks(adminUrl: string, elsewhere?: string): Promise<string[]> {
  const rules = productBooks.filter(({ domains }) => !elsewhere || !domains.includes(elsewhere));
  return auditRules(adminUrl, rules);
}

/** How many events are still on their way. */
export async function eventsUnderWay(adminUrl: string): Promise<number> {
  const counts = serviceNames.map(
    (name) => `(select count(*) from ${name}.outbox_queue)
      + (select count(*) from ${name}.dead_letter where replayed_at is null and next_attempt_at is not null)`,
  );
  const [count] = await answerOf(adminUrl, `select ${counts.join(' + ')}`);
  return Number(count);
}

/** Every table of the product with its number of rows. */
export function rowCounts(adminUrl: string): Promise<string[]> {
  return answerOf(
    adminUrl,
    `select format('%I.%I %s', table_schema, table_name, (xpath('/row/n/text()', query_to_xml(
       format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]::text)
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog', 'public')
     order by table_schema, table_name`,
  );
}

/** The first column of what a query answers, as text. */
export async function answerOf(adminUrl: string, query: string, values: unknown[] = []): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, values, rowMode: 'array' });
    return rows.map(([value]) => String(value));
  } finally {
    await client.end();
  }
}

/** Tables that change without anybody changing a record: sessions, downloads, and events on their way, with their parts. */
const restless =
  '^(migration|migration_lock|user_session|download_ticket|(idempotency_key|inbox|outbox)(_.*)?)$';

/** Sums that a job folds whenever it comes by; the rows that they are of are looked at themselves. */
const sums = '_(by_place|by_party|sum|fresh)$|^(bought|lookup)_.*_run$';

/** Schemas of what companies own. */
const owned = ['entities', 'loads', 'invoicing', 'converters', 'reporting', 'billing', 'settlement'];

/** A fingerprint of every row that holds one of some names, wherever it is, by table. */
export async function rowsNaming(adminUrl: string, names: readonly string[]): Promise<string[]> {
  const tables = await answerOf(
    adminUrl,
    `select format('%I.%I', table_schema, table_name) from information_schema.tables
     where table_schema = any($1) and table_type = 'BASE TABLE' and table_name !~ $2 and table_name !~ $3
     order by 1`,
    [owned, restless, sums],
  );
  const prints = tables.map(
    (
      table,
    ) => `select '${table} ' || md5(line) from (select row::text as line from ${table} as row offset 0) as lines
      where exists (select from unnest($1::text[]) as name where strpos(line, name) > 0)`,
  );
  return answerOf(adminUrl, prints.join(' union all '), [names]);
}

/** A fingerprint of every row in every table of a schema, by table. */
export async function contentOf(adminUrl: string, schema: string): Promise<string[]> {
  const tables = await answerOf(
    adminUrl,
    `select table_name from information_schema.tables
     where table_schema = $1 and table_type = 'BASE TABLE' and table_name !~ $2 order by table_name`,
    [schema, restless],
  );
  const prints = tables.map((table) =>
    answerOf(
      adminUrl,
      `select '${table} ' || coalesce(md5(string_agg(row::text, ',' order by row::text)), '')
       from ${schema}.${table} as row`,
    ),
  );
  return (await Promise.all(prints)).flat();
}
