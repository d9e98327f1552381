import path from 'node:path';
import { build } from 'esbuild';

const workers = ['service-worker', 'service-worker-off'];
const namedByContent = /\.[0-9a-f]{8}\.(?!br$|gz$)\w+$/;

/**
 * Lays the service worker beside the shell's page, with the one that takes its place when it is switched off, and
 * shell-files.json: the names of all files of this build, which the worker keeps. A worker is not one of webpack's
 * entries, because each of them would bring Module Federation.
 */
export class ServiceWorkerPlugin {
  #folder;

  /** @param {{folder: string}} app the shell */
  constructor({ folder }) {
    this.#folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => namedByContent.test(name));
        compilation.emitAsset('shell-files.json', new sources.RawSource(JSON.stringify(names.sort())));
        for (const { path: file, text } of await this.#bundle())
          compilation.emitAsset(path.basename(file), new sources.RawSource(text));
      });
    });
  }

  async #bundle() {
    const folder = path.join(this.#folder, 'src/service-worker');
    const { outputFiles } = await build({
      entryPoints: workers.map((name) => path.join(folder, `${name}.ts`)),
      outdir: folder,
      bundle: true,
      minify: true,
      target: 'es2022',
      write: false,
    });
    return outputFiles;
  }
}
