import type { Migration } from '@washcoat/service-kit';

/** When a payer tried the card of an unpaid month: whoever is at the page is not written to as well. */
export const noteTries: Migration = {
  name: '20261127000310-note-tries',
  up: (knex) => knex.raw('alter table renewal add column if not exists tried_at timestamptz'),
};
