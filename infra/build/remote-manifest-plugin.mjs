import path from 'node:path';
import { neededParts } from './needed-parts.mjs';
import { readRemoteManifest } from './remote-manifest.mjs';

/**
 * Copies a remote's checked manifest into its output, with what its code asks of the shell; a bad entry fails the build
 * by its name.
 */
export class RemoteManifestPlugin {
  #app;

  /** @param {ReturnType<typeof import('./app.mjs').describeApp>} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.hooks.finishModules.tapPromise('RemoteManifestPlugin', async (modules) => {
        compilation.fileDependencies.add(path.join(this.#app.folder, 'remote.manifest.json'));
        const { manifest, problems } = await readRemoteManifest(this.#app);
        compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
        const needs = neededParts(modules, compilation.moduleGraph);
        // Which module draws a page is a matter of the build; what came of it lies in first-files.json.
        const pages = manifest.pages?.map(({ screen: _screen, ...page }) => page);
        const text = JSON.stringify({ ...manifest, pages, needs });
        compilation.emitAsset('remote.manifest.json', new sources.RawSource(text));
      });
    });
  }
}
