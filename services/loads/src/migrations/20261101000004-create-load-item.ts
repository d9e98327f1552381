import type { Migration } from '@washcoat/service-kit';

/** Lines of loads. `position` keeps the order in which they were added, whatever the clock says. */
export const createLoadItem: Migration = {
  name: '20261101000004-create-load-item',
  up: (knex) =>
    knex.raw(`
      create table load_item (
        item_id uuid primary key,
        load_id uuid not null references load,
        position bigint not null generated always as identity,
        product_id uuid,
        oem text not null,
        description text not null,
        manufacturer text not null,
        family text not null,
        item_group text not null,
        quantity numeric not null check (quantity > 0),
        unit numeric not null check (unit > 0),
        final_qty numeric not null,
        final_unit numeric not null,
        box int not null,
        snapshot_id uuid,
        base_price numeric not null,
        listed_price numeric,
        adjusted_price numeric not null,
        total numeric not null,
        status smallint not null check (status in (0, 1, 2)),
        is_did_not_buy boolean not null,
        is_mark_for_test boolean not null,
        url text,
        load_urls jsonb not null,
        user_id uuid not null,
        changed_by text not null check (changed_by in ('seller', 'buyer')),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1
      );
      create index load_item_load on load_item (load_id, position);
    `),
};
