// npm run bench -- <name> [--profile]: bundles and runs one benchmark. See infra/bench/README.md.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFolder } from '../build/app.mjs';
import { buildServices } from '../build/services.mjs';

const source = 'infra/bench';
const outFolder = path.join(workspaceFolder, 'dist/bench');

process.env.NODE_ENV ??= 'development';
process.chdir(workspaceFolder);
await buildServices({
  outFolder,
  entries: {
    main: `${source}/main.ts`,
    product: `${source}/product/product.child.ts`,
    'bare-search': `${source}/search/bare-search.child.ts`,
    'bare-sockets': `${source}/sockets/bare-sockets.child.ts`,
    'bare-order': `${source}/order/bare-order.child.ts`,
  },
});
const { main } = await import(pathToFileURL(path.join(outFolder, 'main.mjs')).href);
try {
  await main(process.argv.slice(2));
} catch (problem) {
  console.error(problem instanceof Error && problem.name === 'StartupProblem' ? problem.message : problem);
  process.exitCode = 1;
}
