import type { Migration } from '@washcoat/service-kit';
import { keptSpans } from './keep-span-sums';
import { spanFunctions, spanZone } from './span-sums';

/**
 * Sums are filled beside whoever writes: `is_filled` says whether what was there when they began is among them. Until
 * then what is written is added, and nothing is folded.
 */
export const fillBesideWriters: Migration = {
  name: '20261126000460-fill-beside-writers',
  up: (knex) =>
    knex.raw(`
      alter table sum_zone add column if not exists is_filled boolean not null default true;
      ${spanZone}
      ${keptSpans.map(spanFunctions).join('\n')}
    `),
};
