import type { Migration } from '@washcoat/service-kit';

/** A saved view keeps widths and fixed columns too. */
export const keepLayoutsOfViews: Migration = {
  name: '20261122000007-keep-layouts-of-views',
  up: (knex) => knex.raw('alter table saved_view add column layout jsonb'),
};
