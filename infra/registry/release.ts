import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../build/folder-content.mjs';
import { misfitOf, type RegisteredRemote, type SharedParts } from '@washcoat/contract-kernel';
import { readBuiltRemote } from './built-remote';
import { changeRegistry, type Remotes } from './change-registry';
import { differencesOf } from './differences';
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
  /** What the shell has that the remote will run in; without it nothing is compared. */
  offers?: SharedParts;
  /** Looks at the version before anybody is sent there; what it throws leaves everybody where they are. */
  tryOut?: (candidate: RegisteredRemote) => Promise<void>;
  now?: Date;
}

export interface ReleaseResult {
  name: string;
  version: string;
  /** False when this very content had been released to the same visitors before. */
  hasChanged: boolean;
  revision: number;
  /** How it differs from what everybody had, in lines for a person; none when nothing has changed. */
  differences: string[];
}

/**
 * Releases a built remote: its files go to an immutable folder, are checked to be loadable and tried out, and only then
 * one atomic change of the registry sends visitors there. Until that moment everybody gets what they got before.
 */
export async function releaseRemote(options: ReleaseOptions): Promise<ReleaseResult> {
  const { distFolder, remotesFolder, audience, servedAt, offers, tryOut, now = new Date() } = options;
  const { name, version, manifest } = await readBuiltRemote(distFolder);
  const misfit = offers && misfitOf(manifest.needs ?? {}, offers);
  if (misfit) throw new RefusedRelease(`${name} ${version} does not fit the shell. ${misfit}`);
  const entry = addressOf(name, version);
  const released = { releasedAt: now.toISOString(), entry, manifest };
  const folder = path.join(remotesFolder, name, version);
  const withIt = (remotes: Remotes) => withRelease(remotes[name], version, released, audience);

  let differences: string[] = [];
  let isNew = false;
  const before = await changeRegistry(remotesFolder, async (remotes) => {
    isNew = withIt(remotes) !== remotes[name];
    if (!isNew) return remotes;
    await copyOnce(distFolder, folder);
    await checkReachable(folder, servedAt === undefined ? undefined : new URL(entry, servedAt));
    differences = await differencesOf(remotesFolder, { name, version, manifest }, remotes[name]);
    return remotes;
  });
  if (!isNew) return { name, version, hasChanged: false, revision: before.revision, differences };
  await tryOut?.({ name, version, entry, manifest });

  const { revision } = await changeRegistry(remotesFolder, async (remotes) => ({
    ...remotes,
    [name]: withIt(remotes),
  }));
  return { name, version, hasChanged: true, revision, differences };
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
