import type { Migration } from '@washcoat/service-kit';

/** When a seller sent the list of a quote; empty for what was asked for before. */
export const sentQuotes: Migration = {
  name: '20261123000105-sent-quotes',
  up: (knex) => knex.raw(`alter table load add column sent_at timestamptz`),
};
