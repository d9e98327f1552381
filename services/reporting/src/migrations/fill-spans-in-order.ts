import type { Migration } from '@washcoat/service-kit';
import { keptSpans } from './keep-span-sums';
import { spanFunctions } from './span-sums';

/** Sums by span are filled in the order of their keys. Those that are there keep theirs until they are filled anew. */
export const fillSpansInOrder: Migration = {
  name: '20261127000192-fill-spans-in-order',
  up: (knex) => knex.raw(keptSpans.map(spanFunctions).join('\n')),
};
