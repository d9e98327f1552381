// npm run events: lists and replays events. See infra/local/events.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFolder } from '../build/app.mjs';
import { buildServices } from '../build/services.mjs';

await buildServices({ entries: { events: 'infra/local/events.ts' } });
const { main } = await import(pathToFileURL(path.join(workspaceFolder, 'dist/events.mjs')).href);
try {
  await main(process.argv.slice(2));
} catch (problem) {
  console.error(problem instanceof Error && problem.name === 'StartupProblem' ? problem.message : problem);
  process.exitCode = 1;
}
