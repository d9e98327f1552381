import { existsSync, readdirSync } from 'node:fs';
import type { Availability } from '../availability';
import { clusterVersion } from '../embedded-postgres/cluster';
import type { DatabaseHome } from '../embedded-postgres/database-home';
import type { PostgresBinaries } from '../embedded-postgres/postgres-binaries';
import { runPostgres, type PostgresOptions, type RunningPostgres } from '../embedded-postgres/run-postgres';
import { StartupProblem } from '../startup-problem';

const packages = '/usr/lib/postgresql';

/** Newest first. */
function installed(): PostgresBinaries[] {
  if (!existsSync(packages)) return [];
  return readdirSync(packages)
    .map((version) => ({ bin: `${packages}/${version}/bin`, major: Number(version) }))
    .filter(({ bin, major }) => Number.isInteger(major) && existsSync(`${bin}/initdb`))
    .sort((a, b) => b.major - a.major);
}

/** Whether a PostgreSQL server from Debian packages is installed. */
export function debianPostgresAvailable(): Availability {
  if (installed().length > 0) return { ok: true };
  return { ok: false, reason: `no PostgreSQL server is installed below ${packages}` };
}

async function debianBinaries(home: DatabaseHome): Promise<PostgresBinaries> {
  const version = await clusterVersion(home);
  const [newest] = installed();
  const choice = installed().find(({ major }) => major === version) ?? newest;
  if (!choice) throw new StartupProblem(`No PostgreSQL server is installed below ${packages}.`);
  return choice;
}

/**
 * Starts the PostgreSQL of the Debian packages on 127.0.0.1, the version that wrote the data, or the newest one for new
 * data. Behaves like the embedded one in all else.
 * @throws StartupProblem with one sentence.
 */
export function startDebianPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  return runPostgres(options, debianBinaries);
}
