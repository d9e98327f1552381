import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describeWhen } from '../availability';
import { findRunningPostgres, removePostgresData } from '../embedded-postgres';
import { debianPostgresAvailable, startDebianPostgres } from './debian-postgres';

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describeWhen(debianPostgresAvailable(), 'startDebianPostgres', () => {
  jest.setTimeout(60_000);

  it('creates a UTF-8 database, keeps it over a restart, and stops without leaving a process', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'washcoat-debian-postgres-'));
    try {
      const first = await startDebianPostgres({ dataDir });
      await query(first.adminUrl, `create table loads as select lower('ÖL') as note`);
      await first.stop();
      expect(await findRunningPostgres({ dataDir })).toBeUndefined();

      const second = await startDebianPostgres({ dataDir });
      expect(await query(second.adminUrl, 'select note from loads')).toEqual([{ note: 'öl' }]);
      await second.stop();
    } finally {
      await removePostgresData(dataDir);
    }
  });
});
