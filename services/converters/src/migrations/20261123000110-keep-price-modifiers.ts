import type { Migration } from '@washcoat/service-kit';

/** `price_modifier`: what wire, aftermarket pieces and the like cost a company; `price_modifier_value`: what they did. */
export const keepPriceModifiers: Migration = {
  name: '20261123000110-keep-price-modifiers',
  up: (knex) =>
    knex.raw(`
      create table price_modifier (
        price_modifier_id uuid primary key,
        company_id uuid not null,
        name text not null,
        type smallint not null check (type in (1, 2, 3)),
        value numeric not null,
        previous_value numeric,
        search_text text not null generated always as (lower(name)) stored,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        deleted_by uuid,
        version int not null default 1
      );
      create index price_modifier_company on price_modifier (company_id, lower(name), price_modifier_id);
      create unique index price_modifier_name on price_modifier (company_id, lower(name)) where deleted_at is null;
      create index price_modifier_search on price_modifier using gin (search_text public.gin_trgm_ops);
      create table price_modifier_value (
        value_id uuid primary key,
        price_modifier_id uuid not null references price_modifier on delete cascade,
        value numeric not null,
        set_at timestamptz not null
      );
      create index price_modifier_value_newest on price_modifier_value (price_modifier_id, set_at desc, value_id desc);
    `),
};
