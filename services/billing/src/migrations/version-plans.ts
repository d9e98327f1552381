import type { Migration } from '@washcoat/service-kit';

/**
 * A plan changes by a new version: every version that was on sale stays, and a subscription says which one was bought.
 * The database writes both, so that also what an older version of the service adds or sells has them.
 */
export const versionPlans: Migration = {
  name: '20261123000153-version-plans',
  up: (knex) =>
    knex.raw(`
      alter table plan
        add column if not exists version int not null default 1,
        add column if not exists updated_at timestamptz,
        add column if not exists deleted_by uuid;

      create table if not exists plan_version (
        model_id uuid not null references plan,
        version int not null,
        plan_name text not null,
        description text not null,
        no_of_lookups int not null check (no_of_lookups > 0),
        final_price_cents int not null check (final_price_cents >= 0),
        original_price_cents int not null check (original_price_cents >= 0),
        since timestamptz not null,
        primary key (model_id, version)
      );

      create or replace function keep_plan_version() returns trigger language plpgsql as $$
      begin
        insert into plan_version (model_id, version, plan_name, description, no_of_lookups, final_price_cents,
            original_price_cents, since)
          values (new.model_id, new.version, new.plan_name, new.description, new.no_of_lookups,
            new.final_price_cents, new.original_price_cents, coalesce(new.updated_at, new.created_at))
          on conflict do nothing;
        return null;
      end $$;
      drop trigger if exists plan_keeps_versions on plan;
      create trigger plan_keeps_versions after insert or update of version on plan
        for each row execute function keep_plan_version();

      insert into plan_version (model_id, version, plan_name, description, no_of_lookups, final_price_cents,
          original_price_cents, since)
        select model_id, version, plan_name, description, no_of_lookups, final_price_cents, original_price_cents,
          coalesce(updated_at, created_at)
        from plan on conflict do nothing;

      alter table subscription add column if not exists plan_version int;
      update subscription set plan_version = 1 where plan_version is null;

      create or replace function note_plan_version() returns trigger language plpgsql as $$
      begin
        select version into new.plan_version from plan where model_id = new.model_id;
        return new;
      end $$;
      drop trigger if exists subscription_notes_version on subscription;
      create trigger subscription_notes_version before insert on subscription
        for each row when (new.plan_version is null) execute function note_plan_version();
    `),
};
