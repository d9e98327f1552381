import type { Migration } from '@washcoat/service-kit';

/** Since when and until when a quote holds its prices, by which metal prices, and when an item was priced anew after it was added. */
export const holdPrices: Migration = {
  name: '20261123000104-hold-prices',
  up: (knex) =>
    knex.raw(`
      alter table load add column held_at timestamptz, add column held_until timestamptz,
        add column held_snapshot_id uuid;
      create index load_held on load (held_until) where held_until is not null and deleted_at is null;
      alter table load_item add column priced_at timestamptz;
    `),
};
