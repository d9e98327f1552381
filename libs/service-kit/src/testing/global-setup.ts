import { access, constants, mkdtemp, readdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeAbandonedPostgres, startPostgres } from '@washcoat/data-services';
import { ADMIN_URL_VARIABLE } from './test-database';

/** Starts one PostgreSQL for the whole run; every test file makes a database of its own in it. */
export default async function globalSetup(): Promise<void> {
  if (process.env[ADMIN_URL_VARIABLE]) return;
  const folder = await roomyFolder();
  await clearAfterKilledRuns(folder);
  const dataDir = await mkdtemp(path.join(folder, PREFIX));
  const postgres = await startPostgres({ dataDir, ephemeral: true });
  process.env[ADMIN_URL_VARIABLE] = postgres.adminUrl;
  Object.assign(globalThis, { washcoatTestPostgres: { postgres, dataDir } });
}

const PREFIX = 'washcoat-test-';

/** A run that was interrupted cannot end its server, which would hold its databases in memory until the next start. */
async function clearAfterKilledRuns(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(PREFIX)) await removeAbandonedPostgres(path.join(folder, name));
  }
}

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Every test file makes hundreds of files of tables and deletes them. ext4 looks at all that it deleted in the last minute
 * before it makes one, which was a fifth of the processor time of a run; a file system in memory does not.
 */
async function roomyFolder(): Promise<string> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize > ROOM_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
