import path from 'node:path';
import { readRemoteManifest } from './remote-manifest.mjs';
import { offeringEntry } from './shared-singletons.mjs';

const fileName = 'first-files.json';

/** What the shell loads by itself at every start. */
const firstOfShell = ['./bootstrap', './read-registry'];

/**
 * Lays `first-files.json` beside a build: the scripts that a page needs before it shows anything, so that the door can
 * name them in the page and the browser sends for all of them at once, instead of finding them one after the other.
 *
 * - of the shell: `files`, and under `offered` what each module that it offers to remotes adds
 * - of a remote: `files` of its application, and under `pages` those of each page whose `screen` the manifest names;
 *   beside them the offered modules that they ask for
 */
export class FirstFilesPlugin {
  #app;

  /** @param {ReturnType<typeof import('./app.mjs').describeApp>} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstFilesPlugin', (compilation) => {
      // Only after the names by content are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstFilesPlugin', stage }, async () => {
        const { told, problems } = this.#app.isHost
          ? { told: filesOfShell(compilation), problems: [] }
          : await filesOfRemote(compilation, this.#app);
        compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
        compilation.emitAsset(fileName, new sources.RawSource(JSON.stringify(told)));
      });
    });
  }
}

function filesOfShell(compilation) {
  const blocks = blocksOf(compilation);
  const isOffering = ({ origin }) => origin.resource === offeringEntry;
  const entry = compilation.entrypoints.get('main');
  const first = reach(
    compilation,
    blocks.filter(({ request }) => firstOfShell.includes(request)).map(({ block }) => block),
  );
  const files = [...new Set([...entry.getFiles().filter(isScript), ...first.files])];
  const offered = blocks
    .filter(isOffering)
    .map(({ block, request }) => [
      request,
      reach(compilation, [block]).files.filter((file) => !files.includes(file)),
    ]);
  return { files, offered: Object.fromEntries(offered) };
}

async function filesOfRemote(compilation, app) {
  const { manifest } = await readRemoteManifest(app);
  const blocks = blocksOf(compilation);
  const application = blocks.find(({ block }) =>
    block.dependencies.some(({ exposedName }) => exposedName === './app'),
  );
  if (!application) return { told: {}, problems: [`${app.name} exposes no ./app`] };
  const entry = compilation.entrypoints.get(app.federationName).getFiles().filter(isScript);
  const first = reach(compilation, [application.block]);
  const problems = [];
  const pages = {};
  for (const { path: address, screen } of manifest.pages ?? []) {
    if (screen === undefined) continue;
    const module = path.join(app.folder, 'src', screen);
    const found = blocks.find(
      ({ request, origin }) => origin.resource && path.resolve(origin.context, request) === module,
    );
    if (found) pages[address] = without(reach(compilation, [found.block]), first);
    else problems.push(`remote.manifest.json: pages "${address}": nothing imports src/${screen} lazily`);
  }
  return { told: { ...first, files: [...entry, ...first.files], pages }, problems };
}

/** Every place where code is loaded later, with the module that does and what it asks for. */
function blocksOf({ modules, moduleGraph }) {
  return [...modules].flatMap((module) =>
    (module.blocks ?? []).map((block) => {
      const [dependency] = block.dependencies;
      return {
        block,
        request: dependency?.request ?? '',
        origin: moduleGraph.getParentModule(dependency) ?? module,
      };
    }),
  );
}

/**
 * The scripts that come with a block of code, those of the shared modules among them that this build holds, and the names
 * of the shared modules that it leaves to the shell.
 */
function reach({ chunkGraph }, blocks) {
  const files = new Set();
  const shared = new Set();
  const known = new Set();
  const open = [...blocks];
  while (open.length > 0) {
    const group = chunkGraph.getBlockChunkGroup(open.pop());
    for (const chunk of group?.chunks ?? []) {
      if (known.has(chunk)) continue;
      known.add(chunk);
      for (const file of chunk.files) if (isScript(file)) files.add(file);
      for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
        if (module.type !== 'consume-shared-module') continue;
        if (module.blocks.length === 0) shared.add(module.options.shareKey);
        open.push(...module.blocks);
      }
    }
  }
  return { files: [...files].sort(), shared: [...shared].sort() };
}

const isScript = (file) => file.endsWith('.js');

const without = (all, known) => ({
  files: all.files.filter((file) => !known.files.includes(file)),
  shared: all.shared.filter((name) => !known.shared.includes(name)),
});
