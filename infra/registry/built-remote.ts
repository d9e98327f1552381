import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { RefusedRelease } from './refused-release';

const stamp = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/),
});

/** What a build says of itself: the name and version that its files will lie under, and the manifest. */
export async function readBuiltRemote(distFolder: string) {
  const [build, manifest] = await Promise.all([
    readJson(distFolder, 'build.json'),
    readJson(distFolder, 'remote.manifest.json'),
  ]);
  return { ...stamp.parse(build), manifest: remoteManifest.parse(manifest) };
}

async function readJson(folder: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  } catch (error) {
    throw new RefusedRelease(
      `${path.basename(path.dirname(folder))} is not built: ${folder} has no ${name}.`,
      {
        cause: error,
      },
    );
  }
}
