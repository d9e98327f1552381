// npm run matrix: writes permission-matrix.tsv anew. See write-matrix.ts.
import { buildServices } from '../build/services.mjs';
import { runBundle } from '../local/run-bundle.mjs';

await runBundle('dist/write-matrix.mjs', [], () =>
  buildServices({ entries: { 'write-matrix': 'infra/system-tests/write-matrix.ts' } }),
);
