import type { Migration } from '@washcoat/service-kit';

/** What a load came to when it was signed, and when; empty for what was signed before. */
export const signedFor: Migration = {
  name: '20261122000071-signed-for',
  up: (knex) =>
    knex.raw(`alter table load add column signed_total numeric(14, 2), add column signed_at timestamptz`),
};
