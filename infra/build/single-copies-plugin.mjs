import { realpathSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './app.mjs';
import { offeredModules, sharedPackages } from './shared-singletons.mjs';

/**
 * Fails the build of a remote that brings a copy of its own of something the shell provides, or asks the shell
 * for a module that it does not provide.
 */
export class SingleCopiesPlugin {
  #remote;
  #folders;

  /** @param {string} remote the name to say in the error */
  constructor(remote) {
    this.#remote = remote;
    this.#folders = sharedPackages.map((name) => ({
      name,
      folder: realpathSync(path.join(workspaceFolder, 'node_modules', name)) + path.sep,
    }));
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('SingleCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingleCopiesPlugin', (modules) => {
        for (const module of modules) {
          const problem = this.#ownCopy(module) ?? this.#notOffered(module);
          if (problem) compilation.errors.push(new WebpackError(`${this.#remote} ${problem}`));
        }
      });
    });
  }

  #ownCopy({ resource }) {
    const shared = resource && this.#folders.find(({ folder }) => resource.startsWith(folder));
    return shared && `would bundle its own copy of ${shared.name}: ${resource.slice(shared.folder.length)}`;
  }

  #notOffered({ type, options }) {
    if (type !== 'consume-shared-module' || offeredModules.includes(options.shareKey)) return undefined;
    return `imports ${options.shareKey}, which the shell does not provide`;
  }
}
