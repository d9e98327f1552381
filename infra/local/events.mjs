// npm run events: lists and replays events. See infra/local/events.ts.
import { buildServices } from '../build/services.mjs';
import { runBundle } from './run-bundle.mjs';

await runBundle('dist/events.mjs', process.argv.slice(2), () =>
  buildServices({ entries: { events: 'infra/local/events.ts' } }),
);
