import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupProblem } from '../startup-problem';
import { giveToServer, type DatabaseHome } from './database-home';
import { unlessMissing } from '../missing-file';
import { childEnvironment, program, type PostgresBinaries } from './postgres-binaries';

const run = promisify(execFile);

/** Address of the superuser `app` in the database `postgres`. */
export function adminUrl(password: string, port: number): string {
  return `postgres://app:${password}@127.0.0.1:${port}/postgres`;
}

/** The superuser's password. @throws StartupProblem when its file is gone. */
export async function readPassword(home: DatabaseHome): Promise<string> {
  const password = await unlessMissing(readFile(home.passwordFile, 'utf8'));
  if (password) return password.trim();
  throw new StartupProblem(`The file ${home.passwordFile}, which opens the database beside it, is missing.`);
}

async function writePassword(home: DatabaseHome): Promise<void> {
  await rm(home.passwordFile, { force: true });
  await writeFile(home.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await giveToServer(home.passwordFile, home.account);
}

/** Sorts by code point in UTF-8 on every system, without a look at the machine's own locales where possible. */
function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
}

/** The major version that wrote the cluster; undefined when there is no cluster yet. */
export async function clusterVersion(home: DatabaseHome): Promise<number | undefined> {
  const version = await unlessMissing(readFile(join(home.cluster, 'PG_VERSION'), 'utf8'));
  return version === undefined ? undefined : Number.parseInt(version, 10);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}

/**
 * Creates an empty cluster with a random password for its superuser. It is built beside its place and moved there
 * when complete, so that a killed start leaves nothing half made behind.
 * @throws StartupProblem with the reason that initdb gave.
 */
export async function createCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  options: { sync: boolean },
): Promise<void> {
  const unfinished = `${home.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveToServer(unfinished, home.account);
  await writePassword(home);
  const identity = ['-U', 'app', '--pwfile', home.passwordFile, '--auth=scram-sha-256', '--encoding=UTF8'];
  const args = ['-D', unfinished, ...identity, ...localeOptions(binaries.major), '--no-instructions'];
  try {
    await run(program(binaries, 'initdb'), options.sync ? args : [...args, '--no-sync'], {
      ...home.account,
      cwd: home.directory,
      env: childEnvironment(),
    });
  } catch (error) {
    const output = typeof error === 'object' && error && 'stderr' in error ? String(error.stderr) : '';
    await rm(unfinished, { recursive: true, force: true });
    throw new StartupProblem(
      `No database could be created in ${home.directory}: ${lastLine(output) || error}`,
      {
        cause: error,
      },
    );
  }
  await rename(unfinished, home.cluster);
}
