import { rm } from 'node:fs/promises';
import { freePort } from '../ports';
import { StartupProblem } from '../startup-problem';
import { adminUrl, clusterVersion, createCluster, readPassword } from './cluster';
import { openDatabaseHome, type DatabaseHome } from './database-home';
import { demandDiskSpace, spaceForExistingDatabase, spaceForNewDatabase } from './disk-space';
import { demandNoOwner, takeOwnership, whileStarting } from './database-owner';
import { untilLogin } from './login';
import type { PostgresBinaries } from './postgres-binaries';
import { forgetForeignPostmaster, livePostmaster, type Postmaster } from './postmaster';
import { launchServer, stopServer } from './server-process';
import { withUsableDirectory } from '../unusable-directory';

export interface PostgresOptions {
  /** Directory that belongs to this database alone; created when missing. */
  dataDir: string;
  /** Receives one line per noteworthy step. */
  log?: (line: string) => void;
  /** Trades durability for speed; for tests only. */
  ephemeral?: boolean;
  /** Port of 127.0.0.1; a free one when left out. */
  port?: number;
}

/** A server that answers. */
export interface RunningPostgres {
  /** postgres:// address of the superuser `app`. */
  adminUrl: string;
  port: number;
  /** Whether it was found running, left behind by a process that was killed. */
  adopted: boolean;
  /** Disconnects everybody and shuts down cleanly; a second call does nothing more. */
  stop(): Promise<void>;
}

async function running(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  server: Postmaster,
  adopted: boolean,
): Promise<RunningPostgres> {
  await takeOwnership(home);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await stopServer(home, binaries, server);
    await rm(home.ownerFile, { force: true });
  };
  const url = adminUrl(await readPassword(home), server.port);
  return { adminUrl: url, port: server.port, adopted, stop: () => (stopped ??= stop()) };
}

async function ensureCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  ephemeral: boolean,
): Promise<void> {
  const version = await clusterVersion(home);
  await demandDiskSpace(home.directory, version ? spaceForExistingDatabase : spaceForNewDatabase);
  if (version === undefined) return createCluster(home, binaries, { sync: !ephemeral });
  if (version !== binaries.major) {
    throw new StartupProblem(
      `The database in ${home.directory} was written by PostgreSQL ${version}, and this program brings ${binaries.major}.`,
    );
  }
}

async function adopt(home: DatabaseHome, server: Postmaster): Promise<void> {
  await demandNoOwner(home);
  const url = adminUrl(await readPassword(home), server.port);
  const answer = await untilLogin(url, () => true);
  if (answer !== 'accepted') {
    throw new StartupProblem(
      `A PostgreSQL server (process ${server.pid}) runs on ${home.directory} but does not let the product in.`,
    );
  }
}

/**
 * Starts, or takes over, the server of one data directory with the given programs.
 * Two starts at once wait for each other; the second one is refused while the first one's process lives.
 * @throws StartupProblem with one sentence for the person who started it.
 */
export function runPostgres(
  options: PostgresOptions,
  findBinaries: (home: DatabaseHome) => Promise<PostgresBinaries>,
): Promise<RunningPostgres> {
  const { dataDir, log = () => undefined, ephemeral = false } = options;
  return withUsableDirectory(dataDir, () =>
    whileStarting(dataDir, async () => {
      const home = await openDatabaseHome(dataDir, { create: true });
      const binaries = await findBinaries(home);
      const left = await livePostmaster(home.cluster);
      if (left) {
        await adopt(home, left);
        log(`PostgreSQL was still running on port ${left.port}; taken over`);
        return running(home, binaries, left, true);
      }
      await ensureCluster(home, binaries, ephemeral);
      await forgetForeignPostmaster(home.cluster);
      const server = await launchServer(home, binaries, {
        choosePort: async () => options.port ?? freePort(),
        ephemeral,
      });
      log(`PostgreSQL ${binaries.major} listens on port ${server.port}`);
      return running(home, binaries, server, false);
    }),
  );
}
