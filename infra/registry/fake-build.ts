import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SharedParts } from '@washcoat/contract-kernel';

/** Writes what a build of the remote `name` leaves in `folder`, for tests; `content` makes builds differ. */
export async function writeFakeBuild(
  folder: string,
  name: string,
  version: string,
  content = version,
  needs?: SharedParts,
) {
  const files = {
    'build.json': JSON.stringify({ name, version }),
    'remote.manifest.json': JSON.stringify({
      name,
      title: name,
      pages: [{ path: '/x', title: content }],
      needs,
    }),
    'remoteEntry.js': `var entry = ${JSON.stringify(content)};`,
    'app.js': `(self.chunks ??= []).push(${JSON.stringify(content)});`,
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: [{ path: './app', assets: { js: { sync: ['app.js'], async: [] } } }],
    }),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(folder, file), text)));
  return folder;
}
