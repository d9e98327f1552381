import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { livePostmaster } from './postmaster';
import { unlessMissing } from '../missing-file';
import { canReach, serverAccount, type ServerAccount } from './server-account';

/** Where a database keeps its files, and the account its server runs under (undefined: the current one). */
export interface DatabaseHome {
  directory: string;
  cluster: string;
  passwordFile: string;
  ownerFile: string;
  logFile: string;
  account?: ServerAccount;
}

/** Where root keeps what an unprivileged server must be able to reach. */
export const reachableRoot = '/var/lib/washcoat-embedded';

const movedName = 'moved-to';

const movedLink = (dataDir: string) => join(dataDir, movedName);

function homeIn(directory: string, account: ServerAccount | undefined): DatabaseHome {
  return {
    directory,
    cluster: join(directory, 'cluster'),
    passwordFile: join(directory, 'password'),
    ownerFile: join(directory, 'owner'),
    logFile: join(directory, 'server.log'),
    account,
  };
}

async function moveTo(dataDir: string): Promise<string> {
  await mkdir(reachableRoot, { recursive: true, mode: 0o755 });
  const directory = await mkdtemp(join(reachableRoot, 'data-'));
  await symlink(directory, movedLink(dataDir));
  return directory;
}

/** Creates the directory of a database, passable for the account of its server, and gives its real path. */
export async function createDataDirectory(dataDir: string): Promise<string> {
  await mkdir(resolve(dataDir), { recursive: true });
  return realpath(resolve(dataDir));
}

/**
 * Finds the home of the database in `dataDir`. That is the directory itself, unless root started a database below
 * a directory that only root may enter (`/root/project`): then the files lie below `/var/lib` and a link leads there.
 */
export async function openDatabaseHome(
  dataDir: string,
  options: { create?: boolean },
): Promise<DatabaseHome> {
  const existing = (await unlessMissing(realpath(dataDir))) ?? resolve(dataDir);
  const directory = options.create ? await createDataDirectory(dataDir) : existing;
  const moved = await unlessMissing(readlink(movedLink(directory)));
  const account = await serverAccount(join(moved ?? directory, 'cluster'));
  if (moved) {
    if (options.create) await mkdir(moved, { recursive: true });
    return prepared(homeIn(moved, account), options);
  }
  if (account && options.create && !(await canReach(dirname(directory), account))) {
    return prepared(homeIn(await moveTo(directory), account), options);
  }
  return prepared(homeIn(directory, account), options);
}

async function prepared(home: DatabaseHome, options: { create?: boolean }): Promise<DatabaseHome> {
  if (!home.account || !options.create) return home;
  const { mode, uid } = await stat(home.directory);
  if (uid === 0) await chmod(home.directory, mode | 0o001);
  return home;
}

/** Hands a file or directory made by this process to the account of the server. */
export async function giveToServer(path: string, account: ServerAccount | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/**
 * Deletes a database with everything that belongs to it, also what lies below `/var/lib`.
 * @throws Error while a server runs on it.
 */
export async function removePostgresData(dataDir: string): Promise<void> {
  const home = await openDatabaseHome(dataDir, {});
  if (await livePostmaster(home.cluster)) throw new Error(`A server still runs on ${home.cluster}`);
  await rm(home.directory, { recursive: true, force: true });
  await rm(resolve(dataDir), { recursive: true, force: true });
}

/**
 * Deletes the data of a product: the folder, and the databases in it also where they lie below `/var/lib`.
 * @throws Error while a server runs on one of them.
 */
export async function removeDataDir(dataDir: string): Promise<void> {
  const names = (await unlessMissing(readdir(dataDir, { recursive: true }))) ?? [];
  for (const name of names) {
    if (basename(name) === movedName) await removePostgresData(dirname(join(dataDir, name)));
  }
  await rm(dataDir, { recursive: true, force: true });
}
