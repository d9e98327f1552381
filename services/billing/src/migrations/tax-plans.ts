import type { Migration } from '@washcoat/service-kit';

/**
 * Sales tax: its rate is one of the terms of a plan, and of each version of it; a purchase says which rate was raised and
 * how much of what was paid it is. Without anything said it is 0.
 */
export const taxPlans: Migration = {
  name: '20261125000159-tax-plans',
  up: (knex) =>
    knex.raw(`
      alter table plan
        add column if not exists tax_percent numeric(6, 3) not null default 0 check (tax_percent between 0 and 100);
      alter table plan_version add column if not exists tax_percent numeric(6, 3) not null default 0;
      alter table purchase
        add column if not exists tax_percent numeric(6, 3) not null default 0,
        add column if not exists tax_cents int not null default 0 check (tax_cents >= 0);

      create or replace function keep_plan_version() returns trigger language plpgsql as $$
      begin
        insert into plan_version (model_id, version, plan_name, description, no_of_lookups, final_price_cents,
            original_price_cents, tax_percent, since)
          values (new.model_id, new.version, new.plan_name, new.description, new.no_of_lookups,
            new.final_price_cents, new.original_price_cents, new.tax_percent,
            coalesce(new.updated_at, new.created_at))
          on conflict do nothing;
        return null;
      end $$;
    `),
};
