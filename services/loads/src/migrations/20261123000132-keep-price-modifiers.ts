import type { Migration } from '@washcoat/service-kit';

/** `price_modifier_copy`: what items without a converter cost each company that buys. */
export const keepPriceModifiers: Migration = {
  name: '20261123000132-keep-price-modifiers',
  up: (knex) =>
    knex.raw(`
      create table price_modifier_copy (
        price_modifier_id uuid primary key,
        company_id uuid not null,
        version int not null,
        data jsonb not null
      );
      create index price_modifier_copy_company on price_modifier_copy (company_id);
    `),
};
