import type { Migration } from '@washcoat/service-kit';

/** Plans and promo codes. Prices are cents; what is deleted stays for the history, hidden. */
export const createPlans: Migration = {
  name: '20261101000012-create-plans',
  up: (knex) =>
    knex.raw(`
      create table plan (
        model_id uuid primary key,
        type text not null,
        plan_name text not null,
        description text not null,
        no_of_lookups int not null check (no_of_lookups > 0),
        final_price_cents int not null check (final_price_cents >= 0),
        original_price_cents int not null check (original_price_cents >= 0),
        created_at timestamptz not null,
        deleted_at timestamptz
      );

      create table promo_code (
        promocode_id uuid primary key,
        code text not null,
        is_percentage boolean not null,
        value numeric not null check (value >= 0),
        is_active boolean not null,
        created_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index promo_code_code on promo_code (lower(code)) where deleted_at is null;
    `),
};
