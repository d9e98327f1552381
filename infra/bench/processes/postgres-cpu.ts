import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time of all connections that are open now; NaN where there is no /proc. */
export async function postgresCpu(adminUrl: string): Promise<number> {
  if (process.platform !== 'linux') return NaN;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  const times = await Promise.all(rows.map(({ pid }) => processorTime(pid)));
  return times.reduce((sum, time) => sum + time, 0);
}

async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
