import type { Migration } from '@washcoat/service-kit';
import { keptSpans } from './keep-span-sums';
import { everTable, runFunctions, runTables } from './running-sums';
import { spanFunctions, spanZone } from './span-sums';

/**
 * Sums that run from the beginning on, of what Top Cats and Top Lookups group by: what came in a range is what came up to
 * its end without what came up to its beginning, of one row of each group. The service fills them of the thirds of months
 * when it starts; nothing is folded until then. Lookups by code and by person alone have no spans beside them. And the
 * names under which somebody ever looked up: whose is one alone needs to be looked for in no span.
 */
export const keepRunningSums: Migration = {
  name: '20261127000300-keep-running-sums',
  up: (knex) =>
    knex.raw(`
      ${spanZone}
      ${runFunctions}
      ${keptSpans.map(runTables).join('\n')}
      ${keptSpans.map(everTable).join('\n')}
      ${keptSpans.map(spanFunctions).join('\n')}
      drop table if exists lookup_code_sum, lookup_user_sum;
    `),
};
