import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  REGISTRY_FILE_NAME,
  RegistryStore,
  type RegistryFile,
  type RemoteVersions,
} from '@washcoat/service-edge/registry';
import { lock } from 'proper-lockfile';

const STALE_MS = 5_000;
const WAITING = { retries: 600, factor: 1, minTimeout: 100, maxTimeout: 100 };

export type Remotes = Record<string, RemoteVersions>;

/**
 * Changes the registry, one change at a time across processes: others wait up to a minute. `change` answers the
 * remotes as they shall be, or the same object for no change; when it throws, nothing has changed. Folders of
 * versions that the registry no longer names are removed.
 * @returns the registry after it
 */
export async function changeRegistry(
  remotesFolder: string,
  change: (remotes: Remotes) => Promise<Remotes>,
): Promise<RegistryFile> {
  await mkdir(remotesFolder, { recursive: true });
  const file = path.join(remotesFolder, REGISTRY_FILE_NAME);
  const release = await lock(file, { realpath: false, stale: STALE_MS, retries: WAITING });
  try {
    const before = await new RegistryStore(remotesFolder).read();
    const remotes = await change(before.remotes);
    if (remotes === before.remotes) return before;
    const after = { revision: before.revision + 1, remotes };
    await replaceFile(file, `${JSON.stringify(after, null, 2)}\n`);
    await removeForgotten(remotesFolder, before.remotes, remotes);
    return after;
  } finally {
    await release();
  }
}

/** Readers see the old content or the new, whatever happens on the way. */
async function replaceFile(file: string, content: string): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  const handle = await open(fresh, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}

async function removeForgotten(remotesFolder: string, before: Remotes, after: Remotes): Promise<void> {
  for (const [name, remote] of Object.entries(before)) {
    const forgotten = Object.keys(remote.versions).filter((version) => !after[name]?.versions[version]);
    for (const version of forgotten) await rm(path.join(remotesFolder, name, version), { recursive: true });
  }
}
