// npm run chaos: looks for what a bad day breaks. See infra/chaos/README.md.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFolder } from '../build/app.mjs';
import { buildServices, serviceEntries } from '../build/services.mjs';

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
  await main(process.argv.slice(2), outFolder);
} catch (problem) {
  console.error(problem instanceof Error && problem.name === 'StartupProblem' ? problem.message : problem);
  process.exitCode = 1;
}
