// npm start: builds what changed and runs the whole product in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFolder } from '../build/app.mjs';
import { ensureBuilt } from './ensure-built.mjs';

process.env.NODE_ENV ??= 'development';
try {
  await ensureBuilt();
  const { main } = await import(pathToFileURL(path.join(workspaceFolder, 'dist/local.mjs')).href);
  await main(process.argv.slice(2));
} catch (problem) {
  const isExpected = problem instanceof Error && problem.name === 'StartupProblem';
  console.error(isExpected ? problem.message : problem);
  process.exit(1);
}
