import { realpathSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './app.mjs';
import { offeredModules, packagesBehindSdk, sharedPackages } from './shared-singletons.mjs';

/**
 * Fails the build of a remote that brings a copy of its own of something the shell provides, or asks the shell
 * for a module that it does not provide.
 */
export class SingleCopiesPlugin {
  #remote;
  #folders;
  #foldersBehindSdk;

  /** @param {string} remote the name to say in the error */
  constructor(remote) {
    this.#remote = remote;
    this.#folders = sharedPackages.map(folderOf);
    this.#foldersBehindSdk = packagesBehindSdk.map(folderOf);
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('SingleCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingleCopiesPlugin', (modules) => {
        const problems = new Set([...modules].flatMap((module) => this.#problemOf(module) ?? []));
        for (const problem of problems)
          compilation.errors.push(new WebpackError(`${this.#remote} ${problem}`));
      });
    });
  }

  #problemOf(module) {
    return this.#ownCopy(module) ?? this.#besideSdk(module) ?? this.#notOffered(module);
  }

  #ownCopy({ resource }) {
    const shared = resource && this.#folders.find(({ folder }) => resource.startsWith(folder));
    return shared && `would bundle its own copy of ${shared.name}: ${resource.slice(shared.folder.length)}`;
  }

  #besideSdk({ resource }) {
    const beside = resource && this.#foldersBehindSdk.find(({ folder }) => resource.startsWith(folder));
    return beside && `imports ${beside.name}; what it needs of it comes from @washcoat/platform-sdk`;
  }

  #notOffered({ type, options }) {
    if (type !== 'consume-shared-module' || offeredModules.includes(options.shareKey)) return undefined;
    return `imports ${options.shareKey}, which the shell does not provide`;
  }
}

function folderOf(name) {
  return { name, folder: realpathSync(path.join(workspaceFolder, 'node_modules', name)) + path.sep };
}
