import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { z } from 'zod';
import { filesIn } from '../build/folder-content.mjs';
import { RefusedRelease } from './refused-release';

const scripts = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** What a loading page reads in `mf-manifest.json`. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: scripts }) })),
});

/** The file of a version that the registry points at. */
export const ENTRY_FILE_NAME = 'mf-manifest.json';

/**
 * Makes sure that a version can be loaded before anybody is sent to it: all its files can be read, its entry and
 * the scripts that the entry names parse, and `./app` is exposed. With `address` (where the folder is served)
 * every file is also fetched from there and compared. Throws a RefusedRelease that names the file.
 */
export async function checkReachable(versionFolder: string, address?: URL): Promise<void> {
  const files = await filesIn(versionFolder);
  for (const script of await scriptsOf(versionFolder)) {
    if (!files.includes(script))
      throw new RefusedRelease(`${ENTRY_FILE_NAME} names ${script}, which is missing.`);
    await parse(versionFolder, script);
  }
  for (const file of files) {
    const content = await readFile(path.join(versionFolder, file));
    const isCompressedCopy = /\.(br|gz)$/.test(file);
    if (address && !isCompressedCopy) await compareServed(new URL(file, address), content);
  }
}

async function scriptsOf(folder: string): Promise<string[]> {
  const parsed = federationManifest.safeParse(
    JSON.parse(await readFile(path.join(folder, ENTRY_FILE_NAME), 'utf8')),
  );
  if (!parsed.success) throw new RefusedRelease(`${ENTRY_FILE_NAME} is no federation manifest.`);
  const { metaData, exposes } = parsed.data;
  const app = exposes.find((exposed) => exposed.path === './app');
  if (!app) throw new RefusedRelease(`${ENTRY_FILE_NAME} does not expose ./app.`);
  const { remoteEntry } = metaData;
  return [
    path.posix.join(remoteEntry.path, remoteEntry.name),
    ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]),
  ];
}

async function parse(folder: string, script: string): Promise<void> {
  try {
    new Script(await readFile(path.join(folder, script), 'utf8'), { filename: script });
  } catch (error) {
    throw new RefusedRelease(`${script} is not a script that a browser can run.`, { cause: error });
  }
}

async function compareServed(address: URL, content: Buffer): Promise<void> {
  const served = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new RefusedRelease(`${address} does not answer.`, { cause: error });
  });
  if (!served.ok) throw new RefusedRelease(`${address} answers ${served.status}.`);
  if (digest(Buffer.from(await served.arrayBuffer())) !== digest(content)) {
    throw new RefusedRelease(`${address} answers other content than was released.`);
  }
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
