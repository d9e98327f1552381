import pg from 'pg';

const MONTHS = 24;
const LINES_OF_ORDER = 10;

const months = Array.from({ length: MONTHS }, (_, at) => new Date(Date.UTC(2023, at, 1)));
const nameOf = (month: Date) => month.toISOString().slice(0, 7).replace('-', '_');
const nextOf = (month: Date) => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));

/** A month of bought items: 900 customers, 7,000 codes, 40 buyers. The sums of days are kept with them. */
const lines = (count: number) => `
  insert into transaction_row (completed_at, load_id, item_no, item_id, company_id, company_name, facility_name,
    facility_city, facility_company_id, assistant_id, assistant_name, product_id, oem, manufacturer, family, type,
    quantity, unit, final_qty, pieces, base_price, adjusted_price, total)
  select $1::timestamptz + (number / ${LINES_OF_ORDER}) * ($2::timestamptz - $1::timestamptz) * ${LINES_OF_ORDER}
      / ${count + LINES_OF_ORDER}, md5('load ' || $1 || number / ${LINES_OF_ORDER})::uuid,
    number % ${LINES_OF_ORDER}, md5('item ' || $1 || number)::uuid, md5('company ' || number % 900)::uuid,
    'Customer ' || number % 900, 'Atlanta', 'Atlanta', md5('house')::uuid, md5('buyer ' || number % 40)::uuid,
    'Buyer ' || number % 40, md5('product ' || number % 7000)::uuid, 'KT ' || to_char(number % 7000, 'FM0000'),
    (array['Mercedes', 'Toyota', 'Oldsmobile', 'Ford'])[1 + number % 4],
    (array['Foreign Large', 'Domestic Small'])[1 + number % 2], (array['CERAMIC', 'DIESEL', 'STEEL'])[1 + number % 3],
    1 + number % 3, 1, 1 + number % 3, 1 + number % 3, 90 + number % 200, 80 + number % 200,
    (1 + number % 3) * (80 + number % 200)
  from generate_series(1, ${count}) number`;

/** The orders that those lines are of. */
const orders = (partition: string) => `
  insert into order_row
  select load_id, 1, 4, 'Load', max(completed_at), max(company_id::text)::uuid, max(company_name), 'Atlanta', 'Atlanta',
    md5('house')::uuid, max(assistant_id::text)::uuid, max(assistant_name), sum(pieces),
    sum(pieces) filter (where type = 'CERAMIC'), sum(total) filter (where type = 'CERAMIC'),
    sum(pieces) filter (where type = 'DIESEL'), sum(total) filter (where type = 'DIESEL'), 0, 0, 0, 0,
    coalesce(sum(pieces) filter (where type = 'STEEL'), 0), coalesce(sum(total) filter (where type = 'STEEL'), 0),
    sum(total)
  from ${partition} group by load_id on conflict do nothing`;

/**
 * Adds so many bought items of two years, from 2023 on, and their orders, to the reports, unless they are there; no
 * other service hears of them.
 */
export async function addManyLines(adminUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('set search_path = reporting, public');
    for (const month of months) await addMonth(client, month, Math.ceil(count / MONTHS));
    for (const table of ['transaction_row', 'order_row', 'transaction_by_place', 'transaction_by_party'])
      await client.query(`vacuum analyze ${table}`);
    await client.query('vacuum analyze order_by_place');
  } finally {
    await client.end();
  }
}

async function addMonth(client: pg.Client, month: Date, count: number): Promise<void> {
  const partition = `transaction_row_${nameOf(month)}`;
  const { rows } = await client.query('select to_regclass($1) is not null as is_there', [partition]);
  if (rows[0]?.is_there === true) return;
  console.log(`Adding ${count} lines of ${nameOf(month)} …`);
  const [first, next] = [month, nextOf(month)].map((day) => day.toISOString());
  await client.query('begin');
  await client.query(
    `create table ${partition} partition of transaction_row for values from ('${first}') to ('${next}')`,
  );
  const { rows: owners } = await client.query<{ owner: string }>(
    `select tableowner as owner from pg_tables where schemaname = 'reporting' and tablename = 'transaction_row'`,
  );
  await client.query(`alter table ${partition} owner to ${client.escapeIdentifier(owners[0]?.owner ?? '')}`);
  await client.query(lines(count), [first, next]);
  await client.query(orders(partition));
  await client.query('commit');
}
