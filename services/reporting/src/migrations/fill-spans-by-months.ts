import type { Migration } from '@washcoat/service-kit';
import { keptSpans } from './keep-span-sums';
import { spanFunctions } from './span-sums';

/**
 * Sums by span are filled into tables without indexes: thirds and months of the rows, quarters and years of the months.
 * The triggers and what folds stay as they are.
 */
export const fillSpansByMonths: Migration = {
  name: '20261126000470-fill-spans-by-months',
  up: (knex) => knex.raw(keptSpans.map(spanFunctions).join('\n')),
};
