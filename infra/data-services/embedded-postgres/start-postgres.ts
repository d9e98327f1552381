import { readFile } from 'node:fs/promises';
import { isAlive } from '../live-process';
import { unlessMissing } from '../missing-file';
import { StartupProblem } from '../startup-problem';
import { embeddedBinaries } from './embedded-binaries';
import { openDatabaseHome, removePostgresData } from './database-home';
import { adminUrl, readPassword } from './cluster';
import { livePostmaster } from './postmaster';
import { runPostgres, type PostgresOptions, type RunningPostgres } from './run-postgres';

/**
 * Starts the PostgreSQL that comes with the npm packages on a free port of 127.0.0.1, creating its data on
 * first use, or takes over the server that a killed process left running on the same data.
 * `adminUrl` logs in as the superuser `app`, for migrations and for creating roles; services get roles of their own.
 * @throws StartupProblem with one sentence when the directory, the disk or the machine does not allow it, or when
 *   another live process already runs a database there.
 */
export function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  return runPostgres(options, embeddedBinaries);
}

/** The server running on this data now, for commands beside a running product; undefined when there is none. */
export async function findRunningPostgres(options: {
  dataDir: string;
}): Promise<{ adminUrl: string; port: number } | undefined> {
  const home = await openDatabaseHome(options.dataDir, {});
  const postmaster = await livePostmaster(home.cluster);
  if (!postmaster) return undefined;
  return { adminUrl: adminUrl(await readPassword(home), postmaster.port), port: postmaster.port };
}

/**
 * Ends the server that a killed process left behind on this data, and deletes the data; for databases that are thrown away.
 * False, and nothing is done, where a living process answers for it, or nobody has yet.
 */
export async function removeAbandonedPostgres(dataDir: string): Promise<boolean> {
  const home = await openDatabaseHome(dataDir, {});
  const owner = Number(await unlessMissing(readFile(home.ownerFile, 'utf8')));
  if (!owner || isAlive(owner)) return false;
  try {
    if (await livePostmaster(home.cluster)) await (await startPostgres({ dataDir })).stop();
    await removePostgresData(dataDir);
    return true;
  } catch (error) {
    // Another start has found it at the same moment, and does this.
    if (error instanceof StartupProblem) return false;
    throw error;
  }
}
