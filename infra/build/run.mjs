import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFolder } from './app.mjs';
import { buildServices } from './services.mjs';

/**
 * Runs a TypeScript command of the checkout: `node infra/build/run.mjs infra/registry/release.cli.ts …`. It is
 * bundled first, because Node cannot link this workspace's packages as ES modules from their source.
 */
const [source, ...rest] = process.argv.slice(2);
if (!source) throw new Error('Name the TypeScript file to run.');
const [file] = await buildServices({
  outFolder: path.join(workspaceFolder, 'node_modules/.cache/washcoat'),
  entries: { [path.basename(source, '.ts')]: source },
});
process.argv = [process.execPath, file, ...rest];
await import(pathToFileURL(file).href);
