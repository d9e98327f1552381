import { openDatabase } from '@washcoat/service-kit';
import { cutDays } from '@washcoat/service-reporting/sums';
import pg from 'pg';
import {
  codesLookedUp,
  didNotBuy,
  lines,
  orders,
  pricings,
  theirCustomers,
  theirProducts,
} from './many-rows';

const MONTHS = 24;
const LINES_A_LINE_NOT_BOUGHT = 10;
/** The calendar of the installation. */
export const ZONE = 'America/New_York';

const months = Array.from({ length: MONTHS }, (_, at) => new Date(Date.UTC(2023, at, 1)));
const nextOf = (month: Date) => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));

/** What rows of a month are added to a table. */
interface Rows {
  table: string;
  most: number;
  text: (count: number) => string;
}

/**
 * Sees to so many bought items of two years, from 2023 on, with their orders, a tenth as many that were not bought, as
 * many lookups, and the applications of prices; no other service hears of them. Sums are reckoned once all rows are
 * there, as at the start of an installation that had none. Answers what of it took how many seconds.
 */
export async function addManyLines(adminUrl: string, count: number): Promise<string[][]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const took: string[][] = [];
  const timed = async (what: string, work: () => Promise<void>) => {
    const begin = performance.now();
    await work();
    took.push([what, ((performance.now() - begin) / 1000).toFixed(1)]);
  };
  try {
    // Triggers are those of the replica role: none.
    await client.query('set search_path = reporting, public; set session_replication_role = replica');
    const tables: Rows[] = [
      { table: 'transaction_row', most: count, text: lines },
      { table: 'did_not_buy_row', most: Math.ceil(count / LINES_A_LINE_NOT_BOUGHT), text: didNotBuy },
      { table: 'lookup_row', most: count, text: codesLookedUp },
    ];
    for (const rows of tables) await timed(`${rows.most} rows of ${rows.table}`, () => addRows(client, rows));
    // Whoever was interrupted goes on where no sums are yet.
    const { rows: filled } = await client.query('select from sum_zone, span_zone');
    if (filled.length) return [];
    await timed('their orders, customers, converters and prices', async () => {
      for (const text of [orders, theirCustomers, theirProducts, pricings]) await client.query(text);
    });
    await timed('all sums of them', () => fillSums(adminUrl));
    await timed('statistics', async () => {
      await client.query('vacuum analyze');
    });
    return took;
  } finally {
    await client.end();
  }
}

/** Adds what is missing of a table, month by month; sums are none then until they are reckoned. */
async function addRows(client: pg.Client, { table, most, text }: Rows): Promise<void> {
  const count = Math.ceil(most / MONTHS);
  const at = table === 'lookup_row' ? 'at' : 'completed_at';
  const { rows: known } = await client.query<{ rows: number }>(
    `select count(*)::int as rows from ${table} where ${at} >= '2023-01-01' and ${at} < '2025-01-01'`,
  );
  if ((known[0]?.rows ?? 0) === count * MONTHS) return;
  console.log(`Adding ${count * MONTHS} rows to ${table} …`);
  await client.query('delete from sum_zone; delete from span_zone');
  for (const month of months) {
    const [first = '', next = ''] = [month, nextOf(month)].map((day) => day.toISOString());
    await client.query('begin');
    await emptyMonth(client, table, first, next);
    await client.query(text(count), [first, next]);
    await client.query('commit');
  }
}

/** Makes the part of a month, or empties it. */
async function emptyMonth(client: pg.Client, table: string, first: string, next: string): Promise<void> {
  const part = `${table}_${first.slice(0, 7).replace('-', '_')}`;
  const { rows } = await client.query('select to_regclass($1) is not null as is_there', [part]);
  if (rows[0]?.is_there === true) {
    await client.query(`truncate ${part}`);
    return;
  }
  await client.query(
    `create table ${part} partition of ${table} for values from ('${first}') to ('${next}')`,
  );
  const { rows: owners } = await client.query<{ owner: string }>(
    `select tableowner as owner from pg_tables where schemaname = 'reporting' and tablename = $1`,
    [table],
  );
  await client.query(`alter table ${part} owner to ${client.escapeIdentifier(owners[0]?.owner ?? '')}`);
}

/** Reckons sums as the first start with rows does. */
async function fillSums(adminUrl: string): Promise<void> {
  const database = openDatabase({ url: adminUrl, schema: 'reporting', poolMax: 3, answerMs: 600_000 });
  try {
    await cutDays({ database, platform: { timezone: ZONE } });
  } finally {
    await database.destroy();
  }
}
