import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupProblem } from '@washcoat/data-services';
import pg from 'pg';
import { copyTree, type Copied } from './copy-tree';

/** What a server makes anew when it starts; PostgreSQL's own tool leaves the same out. */
const contentsMadeAnew = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const filesLeftOut = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'];

function isPartOfBackup(below: string): boolean {
  const [top = '', ...rest] = below.split('/');
  if (filesLeftOut.includes(below) || below.split('/').some((part) => part.startsWith('pgsql_tmp')))
    return false;
  return rest.length === 0 || !contentsMadeAnew.includes(top);
}

interface EndOfBackup {
  first: string;
  last: string;
  label: string;
  tablespaces: string;
}

/**
 * Copies a cluster while its server works, by PostgreSQL's low-level interface for backups: the files as they are met,
 * and every segment of the write-ahead log that was written meanwhile, which makes one moment of them.
 * https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 * @param name folder of the backup that receives the cluster
 * @throws StartupProblem when tables lie outside of the cluster's folder.
 */
export async function backUpCluster(
  adminUrl: string,
  cluster: string,
  to: string,
  name: string,
  copied: Copied,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // The slot keeps the log from being recycled; it goes with this connection.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    const { rows } = await client.query<{ first: string }>(
      `select pg_walfile_name(pg_backup_start('washcoat', fast => true)) as first`,
    );
    await copyTree(cluster, to, name, copied, isPartOfBackup);
    const end = await endOf(client, rows[0]?.first ?? '');
    if (end.tablespaces)
      throw new StartupProblem('The database has tablespaces, which this backup does not know.');
    await writeLabel(end.label, to, `${name}/backup_label`, copied);
    await copyLog(path.join(cluster, 'pg_wal'), to, `${name}/pg_wal`, copied, end);
  } finally {
    await client.end();
  }
}

async function endOf(client: pg.Client, first: string): Promise<EndOfBackup> {
  const { rows } = await client.query<Omit<EndOfBackup, 'first'>>(
    `select labelfile as label, coalesce(spcmapfile, '') as tablespaces, pg_walfile_name(lsn) as last
     from pg_backup_stop(wait_for_archive => false)`,
  );
  const [end] = rows;
  if (!end) throw new Error('PostgreSQL did not say how the backup ended.');
  return { first, ...end };
}

async function writeLabel(label: string, to: string, name: string, { files }: Copied): Promise<void> {
  await writeFile(path.join(to, name), label, { mode: 0o600 });
  const sha256 = createHash('sha256').update(label).digest('hex');
  files[name] = { bytes: Buffer.byteLength(label), sha256, mode: 0o600 };
}

async function copyLog(log: string, to: string, name: string, copied: Copied, { first, last }: EndOfBackup) {
  const segments = (await readdir(log)).filter((file) => /^[0-9A-F]{24}$/.test(file)).sort();
  const wanted = segments.filter((file) => file.slice(8) >= first.slice(8) && file.slice(8) <= last.slice(8));
  if (!wanted.includes(first) || !wanted.includes(last))
    throw new Error(`The log from ${first} to ${last} was not there any more.`);
  for (const file of wanted) await copyTree(path.join(log, file), to, `${name}/${file}`, copied);
  copied.folders[`${name}/archive_status`] = { mode: 0o700 };
}
