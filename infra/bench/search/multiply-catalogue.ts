import pg from 'pg';

/** Codes with fewer digits would repeat themselves when their digits are exchanged. */
const DIGITS_AT_LEAST = 4;
const DIGITS = '0123456789';
/** What a copy has in place of the digits of the row that it is made of. */
const renumbered = ['oem', 'name', 'serial_no'];

/**
 * Fills the catalogue up to so many converters with copies of the rows that it has: the same texts, weights and assays,
 * each copy with other digits in its codes, without pictures. Indexes are made anew at the end, which takes a fraction
 * of what keeping them takes. Nothing is published: other services know the original rows only.
 */
export async function multiplyCatalogue(adminUrl: string, converters: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, options: '-c search_path=converters,public' });
  await client.connect();
  try {
    const { rows } = await client.query<{ missing: number; copied: number }>(
      `select ($1 - count(*))::int as missing,
              (count(*) filter (where ${isCopied}))::int as copied from product`,
      [converters],
    );
    const { missing = 0, copied = 0 } = rows[0] ?? {};
    if (missing <= 0 || copied <= 0) return;
    await client.query('begin');
    const indexes = await dropIndexes(client);
    await insertCopies(client, missing, exchanges(Math.ceil(missing / copied)));
    for (const definition of indexes) await client.query(definition);
    await client.query('commit');
    await client.query('vacuum analyze product');
  } finally {
    await client.end();
  }
}

const isCopied = `deleted_at is null and length(regexp_replace(oem, '[^0-9]', '', 'g')) >= ${DIGITS_AT_LEAST}`;

async function insertCopies(client: pg.Client, count: number, digits: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'converters' and table_name = 'product' and is_generated = 'NEVER'`,
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => {
    if (name === 'product_id') return 'gen_random_uuid()';
    if (name === 'urls') return `'{}'::text[]`;
    if (name === 'profile_url') return 'null';
    return renumbered.includes(name) ? `translate(real.${name}, '${DIGITS}', copy.digits)` : `real.${name}`;
  });
  await client.query(
    `insert into product (${names.join(', ')})
     select ${values.join(', ')} from unnest($1::text[]) as copy(digits)
       cross join (select * from product where ${isCopied}) as real limit $2`,
    [digits, count],
  );
}

/** Leaves the table its primary key only, and answers what makes the others again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
      where schemaname = 'converters' and tablename = 'product' and indexname <> 'product_pkey'`,
  );
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Ways to exchange the digits, the same ones on every run. */
function exchanges(count: number): string[] {
  const ways = new Set<string>();
  for (let state = 1; ways.size < count;) {
    const digits = [...DIGITS];
    for (let left = digits.length - 1; left > 0; left -= 1) {
      state = (state * 48_271) % 2_147_483_647;
      const other = state % (left + 1);
      [digits[left], digits[other]] = [digits[other] ?? '', digits[left] ?? ''];
    }
    if (digits.join('') !== DIGITS) ways.add(digits.join(''));
  }
  return [...ways];
}
