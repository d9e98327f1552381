import type { Migration } from '@washcoat/service-kit';

/**
 * A promo code may be good for so many purchases (`use_limit`) and from a day to a day, and every use of it is kept: `used` counts
 * those that were not given back. Days are those of the installation's zone.
 */
export const limitPromoCodes: Migration = {
  name: '20261123000154-limit-promo-codes',
  up: (knex) =>
    knex.raw(`
      alter table promo_code
        add column if not exists version int not null default 1,
        add column if not exists updated_at timestamptz,
        add column if not exists deleted_by uuid,
        add column if not exists used int not null default 0 check (used >= 0),
        add column if not exists starts_on date,
        add column if not exists ends_on date,
        add column if not exists search_text text not null generated always as (lower(code)) stored;

      create table if not exists promo_use (
        purchase_id uuid primary key,
        promocode_id uuid not null references promo_code,
        code text not null,
        user_id uuid not null,
        model_id uuid not null references plan,
        price_cents int not null check (price_cents >= 0),
        discount_cents int not null check (discount_cents between 0 and price_cents),
        used_at timestamptz not null,
        released_at timestamptz
      );
      create index if not exists promo_use_code on promo_use (promocode_id, used_at);
    `),
};
