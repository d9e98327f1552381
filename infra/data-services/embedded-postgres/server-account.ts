import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupProblem } from '../startup-problem';
import { unlessMissing } from '../missing-file';

/** The operating system account a PostgreSQL server runs under. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

async function accountByName(name: string): Promise<ServerAccount | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const fields = lines.map((line) => line.split(':')).find((line) => line[0] === name);
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/**
 * The account for a server on this cluster when the current one is root, which PostgreSQL refuses: the owner of
 * the existing data, else `postgres`, else `nobody`. Undefined when the current account will do.
 * @throws StartupProblem when the machine has no such account.
 */
export async function serverAccount(cluster: string): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await unlessMissing(stat(cluster));
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const account = (await accountByName('postgres')) ?? (await accountByName('nobody'));
  if (!account) {
    throw new StartupProblem(
      'PostgreSQL does not run as root, and this machine has no account "postgres" or "nobody" to run it as.',
    );
  }
  return account;
}

/** Whether the account may walk from the root of the file system into this directory. */
export async function canReach(directory: string, account: ServerAccount): Promise<boolean> {
  const { mode, uid } = await stat(directory);
  const passable = uid === account.uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0;
  const parent = dirname(directory);
  return passable && (parent === directory || canReach(parent, account));
}
