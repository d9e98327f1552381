import path from 'node:path';
import { readRemoteManifest } from './remote-manifest.mjs';

/** Copies a remote's checked manifest into its output; a bad entry fails the build by its name. */
export class RemoteManifestPlugin {
  #app;

  /** @param {ReturnType<typeof import('./app.mjs').describeApp>} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError, sources } = compiler.webpack;
    compiler.hooks.make.tapPromise('RemoteManifestPlugin', async (compilation) => {
      compilation.fileDependencies.add(path.join(this.#app.folder, 'remote.manifest.json'));
      const { manifest, problems } = await readRemoteManifest(this.#app);
      compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
      compilation.emitAsset('remote.manifest.json', new sources.RawSource(JSON.stringify(manifest)));
    });
  }
}
