import type { Migration } from '@washcoat/service-kit';

/**
 * `pricing_draft` is what a company tries on the prices in force; `modifier_change` how the modifier of override prices and
 * the piece that it is measured by were set.
 */
export const tryPricing: Migration = {
  name: '20261123000101-try-pricing',
  up: (knex) =>
    knex.raw(`
      create table pricing_draft (
        company_id uuid primary key,
        base_snapshot_id uuid not null references pricing_snapshot,
        changes jsonb not null,
        touched_by_user_id uuid not null,
        touched_by text not null,
        touched_at timestamptz not null
      );
      create table modifier_change (
        change_id uuid primary key,
        snapshot_id uuid not null references pricing_snapshot,
        user_id uuid,
        first_name text not null,
        last_name text not null,
        overrides_modifier numeric not null,
        avg_piece_value numeric not null,
        weight numeric not null,
        pt_ppm numeric not null,
        pd_ppm numeric not null,
        rh_ppm numeric not null,
        is_core_values_change boolean not null,
        created_at timestamptz not null
      );
      create index modifier_change_newest on modifier_change (created_at desc, change_id desc);
    `),
};
