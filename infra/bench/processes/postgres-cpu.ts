import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { readProc } from './read-proc';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time that a database server has used so far; NaN where there is no /proc. */
export async function postgresCpu(adminUrl: string): Promise<number> {
  if (process.platform !== 'linux') return NaN;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const times = await allTimes();
  await client.end();
  const server = times.get(rows[0]?.pid ?? 0)?.parent ?? 0;
  const own = [...times.values()].filter(({ parent }) => parent === server);
  return own.reduce((sum, { used }) => sum + used, times.get(server)?.usedByEnded ?? 0);
}

interface ProcessTimes {
  parent: number;
  used: number;
  /** Of its children that have ended. */
  usedByEnded: number;
}

async function allTimes(): Promise<Map<number, ProcessTimes>> {
  const times = new Map<number, ProcessTimes>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readProc(`/proc/${name}/stat`) : '';
    if (!stat) continue;
    const fields = stat
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    const [used, usedByEnded] = [(user + system) * TICK_MS, (endedUser + endedSystem) * TICK_MS];
    times.set(Number(name), { parent, used, usedByEnded });
  }
  return times;
}
