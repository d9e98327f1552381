import pg from 'pg';

export const ROWS = 100_000;
/** The month that the rows are of; nothing else is sold in it. */
export const MONTH = { from: '2025-01-01', to: '2025-01-31' };

const partition = 'transaction_row_2025_01';

const rows = `
  insert into ${partition} (completed_at, load_id, item_no, item_id, company_id, company_name, facility_name,
    facility_city, assistant_id, assistant_name, product_id, oem, manufacturer, family, type, quantity, unit, final_qty,
    pieces, base_price, adjusted_price, total)
  select timestamptz '2025-01-01 06:00Z' + number * interval '25 seconds', md5('load ' || number / 10)::uuid,
    number % 10, md5('item ' || number)::uuid, md5('company ' || number % 900)::uuid,
    (array['Corner Muffler', 'Gulf Coast Cores', 'Buford Highway Muffler'])[1 + number % 3], 'Atlanta', 'Atlanta',
    md5('buyer ' || number % 40)::uuid, (array['June Hartley', 'Maya Ellison'])[1 + number % 2],
    md5('product ' || number % 7000)::uuid, 'KT ' || to_char(number, 'FM000000'),
    (array['Mercedes', 'Toyota', 'Oldsmobile', 'Ford'])[1 + number % 4],
    (array['Foreign Large', 'Domestic Small'])[1 + number % 2], (array['CERAMIC', 'DIESEL', 'STEEL'])[1 + number % 3],
    1 + number % 3, 1, 1 + number % 3, 1 + number % 3, 90 + number % 200, 80 + number % 200,
    (1 + number % 3) * (80 + number % 200)
  from generate_series(1, ${ROWS}) number`;

/** Adds 100,000 sold items of one month to the reports, unless they are there; no other service hears of them. */
export async function addReportRows(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('set search_path = reporting, public');
    const { rows: known } = await client.query(`select to_regclass('${partition}') is not null as is_there`);
    if (known[0]?.is_there !== true) await fill(client);
    await client.query(`vacuum analyze ${partition}`);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client): Promise<void> {
  console.log(`Adding ${ROWS} rows to the report of transactions …`);
  await client.query('begin');
  await client.query(
    `create table ${partition} partition of transaction_row for values from ('2025-01-01Z') to ('2025-02-01Z')`,
  );
  const { rows: owners } = await client.query<{ owner: string }>(
    `select tableowner as owner from pg_tables where schemaname = 'reporting' and tablename = 'transaction_row'`,
  );
  await client.query(`alter table ${partition} owner to ${client.escapeIdentifier(owners[0]?.owner ?? '')}`);
  await client.query(rows);
  await client.query('commit');
}
