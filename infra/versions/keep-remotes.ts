import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { workspaceFolder } from '../build/app.mjs';
import { buildApps } from '../build/apps.mjs';
import { keptRemoteFile, keptRemotes } from './released-remotes';

/** Builds the remotes of this checkout and keeps them as those of the last release; answers where. */
export async function keepRemotes(): Promise<string[]> {
  await buildApps([...keptRemotes]);
  return Promise.all(keptRemotes.map((name) => keepRemote(name, path.join(workspaceFolder, name, 'dist'))));
}

/** Keeps what was built into `dist`: every file that a page can ask for. */
async function keepRemote(name: string, dist: string): Promise<string> {
  const text = (file: string) => readFile(path.join(dist, file), 'utf8');
  const asked = (await readdir(dist)).filter((file) => /^(mf-manifest\.json|.+\.js)$/.test(file)).sort();
  const files = Object.fromEntries(await Promise.all(asked.map(async (file) => [file, await text(file)])));
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await text('build.json')));
  const manifest: unknown = JSON.parse(await text('remote.manifest.json'));
  const file = keptRemoteFile(name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ version, manifest, files }, null, 1)}\n`);
  return file;
}
