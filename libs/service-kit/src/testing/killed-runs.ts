import { lstat, mkdtemp, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { discardPostgres, isAlive, unlessMissing } from '@washcoat/data-services';

/** The number of a process says something on its own machine, or in its own container, alone. */
const start = () => `washcoat-test-${hostname()}-`;

/** Makes a folder for the databases of this process, which a later run may delete once this process is gone. */
export function makeTestFolder(within: string): Promise<string> {
  return mkdtemp(path.join(within, `${start()}${process.pid}-`));
}

/**
 * Ends and deletes what runs that were killed have left: they cannot end their server, and it holds their databases in
 * memory. What cannot be cleared is said in a warning and holds nobody up; folders of other accounts are left alone.
 */
export async function clearAfterKilledRuns(within: string): Promise<void> {
  for (const name of (await unlessMissing(readdir(within))) ?? []) {
    const folder = path.join(within, name);
    try {
      if (isOfDeadProcess(name) && (await isOwn(folder))) await discardPostgres(folder);
    } catch (error) {
      process.emitWarning(`What a killed run left in ${folder} stays there: ${String(error)}`);
    }
  }
}

function isOfDeadProcess(name: string): boolean {
  const [, pid] = name.startsWith(start()) ? (/^(\d+)-/.exec(name.slice(start().length)) ?? []) : [];
  return pid !== undefined && !isAlive(Number(pid));
}

async function isOwn(folder: string): Promise<boolean> {
  const found = await unlessMissing(lstat(folder));
  return found !== undefined && found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
}
