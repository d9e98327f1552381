import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@washcoat/data-services';
import { ADMIN_URL_VARIABLE } from './test-database';

/** Starts one PostgreSQL for the whole run; every test file makes a database of its own in it. */
export default async function globalSetup(): Promise<void> {
  if (process.env[ADMIN_URL_VARIABLE]) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-test-'));
  const postgres = await startPostgres({ dataDir, ephemeral: true });
  process.env[ADMIN_URL_VARIABLE] = postgres.adminUrl;
  Object.assign(globalThis, { washcoatTestPostgres: { postgres, dataDir } });
}
