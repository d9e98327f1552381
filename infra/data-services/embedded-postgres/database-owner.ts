import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { StartupProblem } from '../startup-problem';
import { createDataDirectory, type DatabaseHome } from './database-home';
import { isAlive } from '../live-process';
import { systemErrorCode, unlessMissing } from '../missing-file';

const patience = 30_000;

/** Writes down that this process answers for the running server. */
export async function takeOwnership(home: DatabaseHome): Promise<void> {
  await writeFile(home.ownerFile, String(process.pid), { mode: 0o600 });
}

/** @throws StartupProblem when a living process answers for the server already. */
export async function demandNoOwner(home: DatabaseHome): Promise<void> {
  const owner = Number(await unlessMissing(readFile(home.ownerFile, 'utf8')));
  if (!owner || !isAlive(owner)) return;
  throw new StartupProblem(
    `The database in ${home.directory} is in use by another start (process ${owner}).`,
  );
}

async function lockForStarting(directory: string): Promise<() => Promise<void>> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await lock(directory, {
        lockfilePath: join(directory, 'starting.lock'),
        stale: 10_000,
        onCompromised: (error) => process.emitWarning(error),
      });
    } catch (error) {
      if (systemErrorCode(error) !== 'ELOCKED') throw error;
      if (Date.now() > end) {
        throw new StartupProblem(`Another start is still working on ${directory}; try again in a moment.`);
      }
    }
    await pause(100);
  }
}

/**
 * Lets only one start work on a data directory at a time; others wait for up to half a minute.
 * The lock of a killed start is ignored after ten seconds.
 * @throws StartupProblem when the other start does not finish.
 */
export async function whileStarting<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const release = await lockForStarting(await createDataDirectory(dataDir));
  try {
    return await work();
  } finally {
    await release();
  }
}
