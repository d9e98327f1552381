import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { startPostgres } from '@washcoat/data-services';
import { clearAfterKilledRuns, makeTestFolder } from './killed-runs';
import { ADMIN_URL_VARIABLE } from './test-database';

/** Starts one PostgreSQL for the whole run; every test file makes a database of its own in it. */
export default async function globalSetup(): Promise<void> {
  if (process.env[ADMIN_URL_VARIABLE]) return;
  for (const folder of [IN_MEMORY, tmpdir()]) await clearAfterKilledRuns(folder);
  const dataDir = await makeTestFolder(await roomyFolder());
  const postgres = await startPostgres({ dataDir, ephemeral: true });
  process.env[ADMIN_URL_VARIABLE] = postgres.adminUrl;
  Object.assign(globalThis, { washcoatTestPostgres: { postgres, dataDir } });
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
