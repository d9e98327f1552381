import pg from 'pg';

/**
 * Takes drawn pictures for looked at. A new installation looks at twelve every two seconds for a quarter of an hour, as
 * long as the benchmark takes: its processor time would be told as that of searches.
 */
export async function leavePicturesAlone(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('update converters.drawn_picture set is_looked_at = true where not is_looked_at');
  } finally {
    await client.end();
  }
}
