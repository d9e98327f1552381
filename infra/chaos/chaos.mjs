// npm run chaos: looks for what a bad day breaks. See infra/chaos/README.md.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFolder } from '../build/app.mjs';
import { commandLine } from '../local/commands.mjs';
import { buildServices, serviceEntries } from '../build/services.mjs';

const request = commandLine('chaos');
process.env.NODE_ENV ??= 'development';
process.chdir(workspaceFolder);
const outFolder = path.join(workspaceFolder, 'dist/chaos', String(process.pid));
await buildServices({
  outFolder,
  entries: {
    ...serviceEntries(),
    main: 'infra/chaos/main.ts',
    stock: 'infra/chaos/campaign/stock.main.ts',
  },
});
const { main } = await import(pathToFileURL(path.join(outFolder, 'main.mjs')).href);
try {
  process.exit((await main(request, outFolder)) ? 0 : 1);
} catch (problem) {
  console.error(problem instanceof Error && problem.name === 'StartupProblem' ? problem.message : problem);
  process.exitCode = 1;
}
