import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { workspaceFolder } from './app.mjs';
import { offeredModules } from './shared-singletons.mjs';

/**
 * Our own modules among those that the shell provides, with the version of their package and the names that they export.
 * @returns {Record<string, {version: string, exports: string[]}>}
 */
export function offeredParts() {
  const ours = offeredModules.filter((request) => request.startsWith('@washcoat/'));
  return Object.fromEntries(ours.map((request) => [request, partOf(request)]));
}

/** What the package of a module says of itself, and the file that the module is. */
function partOf(request) {
  const [scope, name, ...below] = request.split('/');
  const folder = path.join(workspaceFolder, 'node_modules', scope, name);
  const { version, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { version, exports: exportsOf(path.join(folder, exports[['.', ...below].join('/')])) };
}

function exportsOf(file) {
  const { metafile } = buildSync({
    entryPoints: [file],
    outdir: workspaceFolder,
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.webp': 'empty' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .sort();
}
