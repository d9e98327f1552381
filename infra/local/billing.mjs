// npm run billing: compares what was bought with what the card provider says. See infra/local/billing.ts.
import { buildServices } from '../build/services.mjs';
import { runBundle } from './run-bundle.mjs';

await runBundle('dist/billing.mjs', process.argv.slice(2), () =>
  buildServices({ entries: { billing: 'infra/local/billing.ts' } }),
);
