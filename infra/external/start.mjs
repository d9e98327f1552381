// npm run start:external: builds what changed and runs the product on PostgreSQL, Redis and Kafka.
import { ensureBuilt } from '../local/ensure-built.mjs';
import { runBundle } from '../local/run-bundle.mjs';

process.env.NODE_ENV ??= 'development';
await runBundle('dist/external.mjs', process.argv.slice(2), ensureBuilt);
