import pg from 'pg';

const WRITTEN_AT_ONCE = 100_000;

/** Writes so many paid lookups into the log of the converters, of two years; nobody is told of them but by a replay. */
export async function logLookups(adminUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`set search_path = converters, public`);
    await client.query(`delete from outbox where topic = 'converters.lookup' and key like 'bench-%'`);
    for (let from = 1; from <= count; from += WRITTEN_AT_ONCE)
      await client.query(eventsOf, [from, Math.min(count, from + WRITTEN_AT_ONCE - 1), count]);
    await client.query('analyze outbox');
  } finally {
    await client.end();
  }
}

const eventsOf = `
  insert into outbox (event_id, topic, key, envelope, kind, created_at)
  select md5('event ' || number)::uuid, 'converters.lookup', 'bench-' || number, jsonb_build_object(
      'specversion', '1.0', 'id', md5('event ' || number)::uuid, 'source', 'washcoat/converters',
      'type', 'converters.lookup-done.v1', 'subject', 'bench-' || number, 'time', at, 'recordedtime', at,
      'datacontenttype', 'application/json', 'correlationid', 'bench', 'data', jsonb_build_object(
        'lookupId', md5('lookup ' || number)::uuid, 'productId', md5('product ' || number % 7000)::uuid,
        'oem', 'KT ' || to_char(number % 7000, 'FM0000'), 'userId', md5('user ' || number % 900)::uuid,
        'companyId', md5('company ' || number % 900)::uuid, 'firstName', 'Sam', 'lastName', 'Corner', 'at', at)),
    'record', at::timestamptz
  from generate_series($1::int, $2::int) number, lateral (select to_char(timestamptz '2023-01-01'
    + number * interval '2 years' / ($3::int + 1), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at) as moment`;
