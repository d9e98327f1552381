import pg from 'pg';
import { serviceNames } from '../local/definitions';

/** What must hold between the services once every event is handled; each query answers a sentence per breach. */
const rules = [
  `select 'completed order ' || load_id || ' has no invoice' from loads.load
   where type = 4 and not exists
     (select from invoicing.invoice where invoice.load_id = load.load_id and invoice_no is not null)`,
  `select 'invoice ' || invoice_no || ' has no completed order' from invoicing.invoice
   where invoice_no is not null and not exists
     (select from loads.load where load.load_id = invoice.load_id and load.type = 4)`,
  `select 'invoice ' || invoice_no || ' is not of the state of its order' from invoicing.invoice
   join loads.load using (load_id) where load.type = 4 and invoice.load_version <> load.version`,
  `select 'the numbers of ' || left(invoice_no, 3) || ' have gaps' from invoicing.invoice
   where invoice_no is not null group by left(invoice_no, 3)
   having min(right(invoice_no, 6)::int) <> 1 or max(right(invoice_no, 6)::int) <> count(*)`,
  `select 'the last number of ' || code || ' is not ' || last_number from invoicing.facility_number
   where last_number <>
     (select count(*) from invoicing.invoice where invoice_no like facility_number.code || '-%')`,
  `select 'order ' || (envelope #>> '{data,loadId}') || ' was announced ' || count(*) || ' times'
   from invoicing.outbox where envelope ->> 'type' = 'invoicing.invoice-issued.v1'
   group by envelope #>> '{data,loadId}' having count(*) <> 1`,
  `select 'nobody was written to about ' || (envelope #>> '{data,invoiceNo}') from invoicing.outbox
   where envelope ->> 'type' = 'invoicing.invoice-issued.v1' and envelope #>> '{data,customerEmail}' <> ''
     and not exists (select from notifications.mail where mail.event_id = outbox.event_id)`,
  `with wanted as (
     select load_id, item_id from loads.load join loads.load_item using (load_id)
     where load.type = 4 and load_item.status <> 2
       and (load_item.is_did_not_buy or load_item.status = 1)
   ), reported as (
     select load_id, item_id from reporting.transaction_row
     union all select load_id, item_id from reporting.did_not_buy_row
   )
   select 'order ' || load_id || ' has ' || count(wanted.item_id) || ' items to report and '
     || count(reported.item_id) || ' report rows, ' || count(distinct item_id) || ' different'
   from wanted full join reported using (load_id, item_id)
   group by load_id
   having count(wanted.item_id) <> count(*) or count(reported.item_id) <> count(*)
     or count(distinct item_id) <> count(*)`,
  `select 'order ' || load_id || ' earned no credits' from loads.load
   where type = 4 and seller_user_id is not null
     and not exists (select from billing.credit_ledger where reason = 'sale' and source_id = load_id)`,
  `select 'invoice ' || invoice_no || ' is paid ' || amount_paid || ' by payments of ' || coalesce(sum(amount), 0)
   from invoicing.invoice left join invoicing.payment using (load_id) group by invoice.load_id
   having amount_paid <> coalesce(sum(amount), 0)`,
  ...serviceNames.map(
    (name) => `select '${name} gave up on ' || count(*) || ' events: ' || string_agg(error, '; ')
    from ${name}.dead_letter where replayed_at is null having count(*) > 0`,
  ),
];

/** What does not add up between orders, invoices, reports, mails, credits and payments, in sentences. */
export async function auditBooks(adminUrl: string): Promise<string[]> {
  const rows = await Promise.all(rules.map((rule) => answerOf(adminUrl, rule)));
  return rows.flat();
}

/** How many events are still on their way. */
export async function eventsUnderWay(adminUrl: string): Promise<number> {
  const counts = serviceNames.map(
    (name) => `(select count(*) from ${name}.outbox where published_at is null)`,
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

/** Tables that change without anybody changing a record: sessions, and events on their way. */
const restless = ['idempotency_key', 'migration', 'migration_lock', 'user_session', 'inbox', 'outbox'];

/** A fingerprint of every row in every table of a schema, by table. */
export async function contentOf(adminUrl: string, schema: string): Promise<string[]> {
  const tables = await answerOf(
    adminUrl,
    `select table_name from information_schema.tables
     where table_schema = $1 and table_type = 'BASE TABLE' and table_name <> all($2) order by table_name`,
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
