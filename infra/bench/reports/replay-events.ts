import pg from 'pg';

/** Writes the lookups of the bench's rows into the log of the converters; nobody is told of them but by a replay. */
export async function logLookups(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`set search_path = converters, public; set timezone = 'UTC'`);
    await client.query(`delete from outbox where topic = 'converters.lookup' and key like 'bench-%'`);
    await client.query(eventsOfRows);
    await client.query('analyze outbox');
  } finally {
    await client.end();
  }
}

const eventsOfRows = `
  insert into outbox (event_id, topic, key, envelope, kind, created_at)
  select md5('event ' || lookup_id)::uuid, 'converters.lookup', 'bench-' || lookup_id, jsonb_build_object(
      'specversion', '1.0', 'id', md5('event ' || lookup_id)::uuid, 'source', 'washcoat/converters',
      'type', 'converters.lookup-done.v1', 'subject', 'bench-' || lookup_id, 'time', moment, 'recordedtime', moment,
      'datacontenttype', 'application/json', 'correlationid', 'bench', 'data', jsonb_build_object(
        'lookupId', lookup_id, 'productId', product_id, 'oem', oem, 'userId', user_id, 'companyId', company_id,
        'firstName', first_name, 'lastName', last_name, 'at', moment)), 'record', at
  from reporting.lookup_row, lateral (select to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment) as its
  where at >= '2023-01-01' and at < '2025-01-01' order by at`;
