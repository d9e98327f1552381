import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  giveToServer,
  openDatabaseHome,
  openPostgres,
  StartupProblem,
  unlessMissing,
  withUsableDirectory,
} from '@washcoat/data-services';
import { readSoundManifest, type BackupManifest } from './backup-manifest';
import { layOut } from './copy-tree';
import { deliverAgain } from './deliver-again';
import { CLUSTER, keptParts, PASSWORD, postgresIn } from './installation';

/**
 * Makes an installation out of a backup, in a data folder that holds none. Every file is compared with its checksum
 * before the first one is written, and the database is opened once, so that a backup that is no good says so here.
 * @throws StartupProblem with one sentence; then the data folder is as it was.
 */
export async function restore({ dataDir, from }: { dataDir: string; from: string }): Promise<BackupManifest> {
  const backup = path.resolve(from);
  const manifest = await readSoundManifest(backup);
  await demandNoInstallation(dataDir);
  return withUsableDirectory(dataDir, async () => {
    await mkdir(dataDir, { recursive: true });
    try {
      for (const part of keptParts) await layOut(backup, manifest, part, path.join(dataDir, part));
      await layDatabase(backup, manifest, dataDir);
      await open(dataDir, manifest);
      return manifest;
    } catch (error) {
      await removeLaidOut(dataDir);
      throw error;
    }
  });
}

async function demandNoInstallation(dataDir: string): Promise<void> {
  const entries = (await unlessMissing(readdir(dataDir))) ?? [];
  const found = entries.find((entry) => [...keptParts, 'postgres', 'kafka', 'redis'].includes(entry));
  if (found)
    throw new StartupProblem(
      `${dataDir} holds an installation (${found}); move it away, or name an empty folder with DATA_DIR.`,
    );
}

async function layDatabase(backup: string, manifest: BackupManifest, dataDir: string): Promise<void> {
  const home = await openDatabaseHome(postgresIn(dataDir), { create: true });
  const unfinished = `${home.cluster}.unfinished`;
  await layOut(backup, manifest, CLUSTER, unfinished);
  await layOut(backup, manifest, PASSWORD, home.passwordFile);
  await giveToServer(home.passwordFile, home.account);
  if (home.account) {
    await giveToServer(unfinished, home.account);
    for (const below of await readdir(unfinished, { recursive: true }))
      await giveToServer(path.join(unfinished, below), home.account);
  }
  await rename(unfinished, home.cluster);
}

/** What the broker had taken and a service had not handled yet was in no table; it is published again. */
async function open(dataDir: string, { hasKafka }: BackupManifest): Promise<void> {
  const database = await openPostgres({ dataDir: postgresIn(dataDir) });
  try {
    if (hasKafka) await deliverAgain(database.adminUrl);
  } finally {
    await database.close();
  }
}

async function removeLaidOut(dataDir: string): Promise<void> {
  const home = await openDatabaseHome(postgresIn(dataDir), {});
  for (const folder of [
    home.directory,
    postgresIn(dataDir),
    ...keptParts.map((part) => path.join(dataDir, part)),
  ])
    if (existsSync(folder)) await rm(folder, { recursive: true, force: true });
}
