// npm start: builds what changed and runs the whole product in one process.
import { givingMemoryBack } from './memory-given-back.mjs';

process.env.NODE_ENV ??= 'development';
await givingMemoryBack(async () => {
  const { ensureBuilt } = await import('./ensure-built.mjs');
  const { runBundle } = await import('./run-bundle.mjs');
  await runBundle('dist/local.mjs', process.argv.slice(2), ensureBuilt);
});
