import { existsSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { workspaceFolder } from './app.mjs';

const insideTheBundle = /^@washcoat\//;

/**
 * The workspace's packages are TypeScript source and come along; what npm installed stays where it is. It is
 * required, not imported: Node finds no named exports in many CommonJS packages (`knex`) when it links an import.
 */
const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) => {
      const isOurs = kind === 'entry-point' || insideTheBundle.test(request) || isBuiltin(request);
      if (isOurs) return undefined;
      return kind === 'require-call'
        ? { path: request, external: true }
        : { path: request, namespace: 'installed' };
    });
    onLoad({ filter: /.*/, namespace: 'installed' }, ({ path: request }) => ({
      contents: `module.exports = require(${JSON.stringify(request)})`,
    }));
  },
};

const requireForModules = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/**
 * What is bundled: output name → source. `local` is all services in one process, `services/<name>` one of them.
 * @returns {Record<string, string>} only entries whose source exists
 */
export function serviceEntries() {
  const candidates = [
    ['local', 'infra/local/main.ts'],
    ['external', 'infra/external/main.ts'],
    ['provision', 'infra/external/provision.ts'],
    ...readdirSync(path.join(workspaceFolder, 'services')).map((name) => [
      `services/${name}`,
      `services/${name}/src/main.ts`,
    ]),
  ];
  return Object.fromEntries(
    candidates.filter(([, source]) => existsSync(path.join(workspaceFolder, source))),
  );
}

/**
 * Bundles the processes for plain Node, as ES modules with source maps.
 * @param {{outFolder?: string, entries?: Record<string, string>}} [options] `outFolder` must lie inside the
 *   checkout: the bundles import installed packages from its node_modules
 * @returns {Promise<string[]>} the files written, one per entry
 */
export async function buildServices({
  outFolder = path.join(workspaceFolder, 'dist'),
  entries = serviceEntries(),
} = {}) {
  await build({
    absWorkingDir: workspaceFolder,
    entryPoints: entries,
    outdir: outFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: requireForModules },
    sourcemap: true,
    // Node reads whole maps when it starts, and shows no more of a source than its line: some MB less are held.
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [installedPackagesStayOutside],
  });
  return Object.keys(entries).map((name) => path.join(outFolder, `${name}.mjs`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = Object.entries(serviceEntries());
  const chosen = process.argv.slice(2).map((name) => `services/${name}`);
  const entries = chosen.length ? all.filter(([name]) => chosen.includes(name)) : all;
  const files = await buildServices({ entries: Object.fromEntries(entries) });
  for (const file of files) console.log(path.relative(workspaceFolder, file));
}
