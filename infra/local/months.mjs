// npm run months: archives months of the reports and brings them back. See infra/local/months.ts.
import { buildServices } from '../build/services.mjs';
import { runBundle } from './run-bundle.mjs';

await runBundle('dist/months.mjs', process.argv.slice(2), () =>
  buildServices({ entries: { months: 'infra/local/months.ts' } }),
);
