import { startDebianPostgres } from './debian-postgres/debian-postgres';
import { clusterVersion } from './embedded-postgres/cluster';
import { openDatabaseHome } from './embedded-postgres/database-home';
import { embeddedMajor } from './embedded-postgres/embedded-binaries';
import { findRunningPostgres, startPostgres } from './embedded-postgres/start-postgres';
import { StartupProblem } from './startup-problem';

/** A database that somebody works in for a while. */
export interface OpenPostgres {
  adminUrl: string;
  /** Stops the server if it was started for this; one that was found running goes on. */
  close(): Promise<void>;
}

/**
 * Opens the database of an installation: the server that runs on it, else one started for the while with the programs
 * that wrote it, embedded or Debian's.
 * @throws StartupProblem when there is none.
 */
export async function openPostgres(options: { dataDir: string }): Promise<OpenPostgres> {
  const running = await findRunningPostgres(options);
  if (running) return { adminUrl: running.adminUrl, close: async () => undefined };
  const version = await clusterVersion(await openDatabaseHome(options.dataDir, {}));
  if (version === undefined) throw new StartupProblem(`There is no database in ${options.dataDir}.`);
  const start = version === embeddedMajor ? startPostgres : startDebianPostgres;
  const { adminUrl, stop } = await start(options);
  return { adminUrl, close: stop };
}
