import type pg from 'pg';

/** One row as text by column, without what PostgreSQL makes itself. */
export type SampleRow = Record<string, string | null>;

/** The rows that the product wrote for one order. */
export interface SampleOrder {
  load: SampleRow;
  items: SampleRow[];
  audits: SampleRow[];
  event: SampleRow;
}

/** Reads what the product wrote for the order `loadId`, and makes empty tables of the same shape in the schema bench. */
export async function readSampleOrder(client: pg.Client, loadId: string): Promise<SampleOrder> {
  for (const table of ['load', 'load_item', 'audit_entry', 'outbox']) {
    await client.query(`create schema if not exists bench;
      drop table if exists bench.${table};
      create table bench.${table} (like loads.${table} including all)`);
  }
  const items = await rowsOf(client, 'load_item', 'load_id::text = $1 order by position', [loadId]);
  const ids = [loadId, ...items.map(({ item_id }) => item_id)];
  const audits = await rowsOf(client, 'audit_entry', 'entity_id = any($1) order by audit_id', [ids]);
  const [load] = await rowsOf(client, 'load', 'load_id::text = $1', [loadId]);
  const [event] = await rowsOf(client, 'outbox', 'key = $1', [loadId]);
  if (!load || !event || !items.length) throw new Error(`The order ${loadId} is not whole.`);
  return { load, items, audits, event };
}

async function rowsOf(
  client: pg.Client,
  table: string,
  where: string,
  values: unknown[],
): Promise<SampleRow[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'loads' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
       and column_default is distinct from 'nextval(''loads.outbox_number''::regclass)'`,
    [table],
  );
  const list = columns.map(({ name }) => `${name}::text`).join(', ');
  const { rows } = await client.query<SampleRow>(`select ${list} from loads.${table} where ${where}`, values);
  return rows;
}
