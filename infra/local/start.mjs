// npm start: builds what changed and runs the whole product in this process.
import { ensureBuilt } from './ensure-built.mjs';
import { runBundle } from './run-bundle.mjs';

process.env.NODE_ENV ??= 'development';
await runBundle('dist/local.mjs', process.argv.slice(2), ensureBuilt);
