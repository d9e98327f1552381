import { embeddedBinaries } from './embedded-binaries';
import { openDatabaseHome, removePostgresData } from './database-home';
import { adminUrl, readPassword } from './cluster';
import { livePostmaster } from './postmaster';
import { stopServer } from './server-process';
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

/** Ends the server on this data, whoever answers for it, and deletes the data: for databases that are thrown away. */
export async function discardPostgres(dataDir: string): Promise<void> {
  const home = await openDatabaseHome(dataDir, {});
  const server = await livePostmaster(home.cluster);
  if (server) await stopServer(home, await embeddedBinaries(home), server);
  await removePostgresData(dataDir);
}
