import type { Migration } from '@washcoat/service-kit';

/**
 * Pricing snapshots, never changed once written: the newest is in force. The price of a converter follows from it, so
 * that applying new metal prices rewrites no converter.
 */
export const createPricing: Migration = {
  name: '20261101000004-create-pricing',
  up: (knex) =>
    knex.raw(`
      create table pricing_snapshot (
        snapshot_id uuid primary key,
        sequence bigint generated always as identity,
        applied_at timestamptz not null,
        applied_by_user_id uuid,
        applied_by text not null,
        data jsonb not null
      );
      create index pricing_snapshot_newest on pricing_snapshot (applied_at desc, sequence desc) include (snapshot_id);
    `),
};
