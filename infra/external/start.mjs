// npm run start:external: builds what changed and runs the product on PostgreSQL, Redis and Kafka.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFolder } from '../build/app.mjs';
import { ensureBuilt } from '../local/ensure-built.mjs';

process.env.NODE_ENV ??= 'development';
try {
  await ensureBuilt();
  const { main } = await import(pathToFileURL(path.join(workspaceFolder, 'dist/external.mjs')).href);
  await main();
} catch (problem) {
  const isExpected = problem instanceof Error && problem.name === 'StartupProblem';
  console.error(isExpected ? problem.message : problem);
  process.exit(1);
}
