import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from './folder-content.mjs';

const fileName = 'build.json';

/** Writes dist/build.json: the app's name and `<package version>-<8 hex of the content of dist>`. */
export class ReleaseStampPlugin {
  #app;

  /** @param {{name: string, version: string}} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.afterEmit.tapPromise('ReleaseStampPlugin', async ({ outputOptions }) => {
      const hash = await contentHash(outputOptions.path, [fileName]);
      const stamp = { name: this.#app.name, version: `${this.#app.version}-${hash.slice(0, 8)}` };
      await writeFile(path.join(outputOptions.path, fileName), `${JSON.stringify(stamp)}\n`);
    });
  }
}
