import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest, type RegisteredRemote } from '@washcoat/contract-kernel';
import { z } from 'zod';

/**
 * Remotes of the last release that are kept as they were built, for a test that opens them in the shell of today: one
 * with light tables, and one with the work grid.
 */
export const keptRemotes = ['mfe-settlement', 'mfe-reports'] as const;

const released = z.object({
  version: z.string(),
  manifest: remoteManifest,
  files: z.record(z.string(), z.string()),
});

/** A remote as it was built for the last release. */
export interface ReleasedRemote {
  /** How a registry names it. */
  registered: RegisteredRemote;
  /** Its files by name. */
  files: Readonly<Record<string, string>>;
}

/** What is kept of a remote. */
export async function releasedRemote(name: (typeof keptRemotes)[number]): Promise<ReleasedRemote> {
  const { version, manifest, files } = released.parse(
    JSON.parse(await readFile(keptRemoteFile(name), 'utf8')),
  );
  const entry = `/remotes/${name}/${version}/mf-manifest.json`;
  return { registered: { name, version, entry, manifest }, files };
}

/** Where a remote is kept, below the checkout that is worked in. */
export const keptRemoteFile = (name: string) =>
  path.resolve('infra/versions/released-remotes', `${name}.json`);
