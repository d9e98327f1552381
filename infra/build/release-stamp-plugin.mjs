import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes dist/build.json: the app's name and `<package version>-<8 hex of the content of dist>`. */
export class ReleaseStampPlugin {
  #app;

  /** @param {{name: string, version: string}} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleaseStampPlugin', async ({ outputOptions }) => {
      const { name, version } = this.#app;
      const stamp = { name, version: `${version}-${await contentHash(outputOptions.path)}` };
      await writeFile(path.join(outputOptions.path, 'build.json'), `${JSON.stringify(stamp)}\n`);
    });
  }
}

async function contentHash(folder) {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'build.json')
    .map((entry) => path.join(entry.path, entry.name))
    .sort();
  for (const file of files) {
    hash.update(path.relative(folder, file).replaceAll(path.sep, '/')).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 8);
}
