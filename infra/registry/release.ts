import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../build/folder-content.mjs';
import { readBuiltRemote } from './built-remote';
import { changeRegistry } from './change-registry';
import { checkReachable, ENTRY_FILE_NAME } from './reachability';
import { RefusedRelease } from './refused-release';
import { withRelease, type Audience } from './version-history';

export interface ReleaseOptions {
  /** The output of the remote's build. */
  distFolder: string;
  /** Where versions and `registry.json` lie. */
  remotesFolder: string;
  /** Without it the release is for everybody. */
  audience?: Audience;
  /** Base address at which the edge already serves the remotes; checked before anybody is sent there. */
  servedAt?: string;
  now?: Date;
}

export interface ReleaseResult {
  name: string;
  version: string;
  /** False when this very content had been released to the same visitors before. */
  hasChanged: boolean;
  revision: number;
}

/**
 * Releases a built remote: its files go to an immutable folder, are checked to be loadable, and only then one
 * atomic change of the registry sends visitors there. Until that moment everybody gets what they got before.
 */
export async function releaseRemote(options: ReleaseOptions): Promise<ReleaseResult> {
  const { distFolder, remotesFolder, audience, servedAt, now = new Date() } = options;
  const { name, version, manifest } = await readBuiltRemote(distFolder);
  let hasChanged = false;
  const { revision } = await changeRegistry(remotesFolder, async (remotes) => {
    const entry = addressOf(name, version);
    const before = remotes[name];
    const after = withRelease(before, version, { releasedAt: now.toISOString(), entry, manifest }, audience);
    if (after === before) return remotes;
    const folder = path.join(remotesFolder, name, version);
    await copyOnce(distFolder, folder);
    await checkReachable(folder, servedAt === undefined ? undefined : new URL(entry, servedAt));
    hasChanged = true;
    return { ...remotes, [name]: after };
  });
  return { name, version, hasChanged, revision };
}

const addressOf = (name: string, version: string) => `/remotes/${name}/${version}/${ENTRY_FILE_NAME}`;

/** The folder appears whole or not at all; one that is there already must hold the same. */
async function copyOnce(distFolder: string, folder: string): Promise<void> {
  if (existsSync(folder)) {
    const [built, kept] = await Promise.all([contentHash(distFolder), contentHash(folder)]);
    if (built !== kept)
      throw new RefusedRelease(`${folder} exists with other content: a version never changes.`);
    return;
  }
  const arriving = path.join(path.dirname(folder), `.${path.basename(folder)}.${randomUUID()}`);
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(distFolder, arriving, { recursive: true });
  await rename(arriving, folder);
}
