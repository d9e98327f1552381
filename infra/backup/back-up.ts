import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  clusterVersion,
  openDatabaseHome,
  openPostgres,
  StartupProblem,
  withUsableDirectory,
} from '@washcoat/data-services';
import { writeManifest, type BackupManifest } from './backup-manifest';
import { backUpCluster } from './cluster-backup';
import { copyTree, type Copied } from './copy-tree';
import { CLUSTER, kafkaIn, keptParts, PASSWORD, postgresIn } from './installation';

/**
 * Takes a backup of an installation, running or not, into a folder that must not exist yet. The database is that of one
 * moment; files come after it, so that each one that it names is there: they never change, and go a day after their
 * last use. The folder gets its name when all of it is written.
 * @throws StartupProblem with one sentence.
 */
export async function backUp({
  dataDir,
  to,
}: {
  dataDir: string;
  to: string;
}): Promise<BackupManifest['files']> {
  const folder = path.resolve(to);
  if (existsSync(folder))
    throw new StartupProblem(`${folder} is there already; name a folder for the backup alone.`);
  const unfinished = `${folder}.unfinished`;
  return withUsableDirectory(folder, async () => {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    try {
      const files = await collect(dataDir, unfinished);
      await rename(unfinished, folder);
      return files;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  });
}

async function collect(dataDir: string, folder: string): Promise<BackupManifest['files']> {
  const home = await openDatabaseHome(postgresIn(dataDir), {});
  const postgres = await clusterVersion(home);
  if (postgres === undefined)
    throw new StartupProblem(
      `No installation was started in ${dataDir} yet; name another one with DATA_DIR.`,
    );
  const copied: Copied = { files: {}, folders: {} };
  const takenAt = new Date().toISOString();
  const database = await openPostgres({ dataDir: postgresIn(dataDir) });
  try {
    await backUpCluster(database.adminUrl, home.cluster, folder, CLUSTER, copied);
  } finally {
    await database.close();
  }
  await copyTree(home.passwordFile, folder, PASSWORD, copied);
  for (const part of keptParts) await copyTree(path.join(dataDir, part), folder, part, copied);
  await writeManifest(folder, { takenAt, postgres, hasKafka: existsSync(kafkaIn(dataDir)), ...copied });
  return copied.files;
}
