import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, isServing } from '../live-process';
import { unlessMissing } from '../missing-file';

/** The main process of a PostgreSQL server, as it describes itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** What `postmaster.pid` says (line 1 the process, line 4 the port), whether or not it is still true. */
export async function recordedPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await unlessMissing(readFile(pidFile(cluster), 'utf8')))?.split('\n');
  return lines && { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** The server that runs on this cluster now; undefined when there is none. */
export async function livePostmaster(cluster: string): Promise<Postmaster | undefined> {
  const recorded = await recordedPostmaster(cluster);
  return recorded && (await isServing(recorded.pid, cluster)) ? recorded : undefined;
}

/**
 * Removes a `postmaster.pid` whose process number now belongs to another program.
 * PostgreSQL itself clears the file of a process that is gone, but takes any living one for a server.
 */
export async function forgetForeignPostmaster(cluster: string): Promise<void> {
  const recorded = await recordedPostmaster(cluster);
  if (!recorded || !isAlive(recorded.pid) || (await isServing(recorded.pid, cluster))) return;
  await rm(pidFile(cluster), { force: true });
}
