import type { Migration } from '@washcoat/service-kit';

/**
 * Lists of people are searched and sorted by their company too. No index spans two tables, so each user carries the
 * name of the company; the database keeps it, because users change companies and companies change names in many
 * places. A telephone number is found as it is stored and as it is shown.
 */
export const findPeople: Migration = {
  name: '20261120000004-find-people',
  up: (knex) =>
    knex.raw(`
      alter table app_user add column company_name text not null default '';
      update app_user set company_name = company.company_name
        from company where company.company_id = app_user.company_id;

      create function take_company_name() returns trigger language plpgsql as $$
        begin
          new.company_name := coalesce(
            (select company_name from company where company_id = new.company_id for share), '');
          return new;
        end
      $$;
      create trigger app_user_company_name before insert or update of company_id on app_user
        for each row execute function take_company_name();

      create function pass_company_name_on() returns trigger language plpgsql as $$
        begin
          update app_user set company_name = new.company_name where company_id = new.company_id;
          return null;
        end
      $$;
      create trigger company_renamed after update of company_name on company
        for each row when (old.company_name <> new.company_name) execute function pass_company_name_on();

      alter table app_user add column list_text text not null generated always as (lower(
        first_name || ' ' || last_name || ' ' || email || ' ' || company_name || ' ' || phone || ' ' ||
        regexp_replace(phone, '^(\\d{3})(\\d{3})(\\d+)$', '\\1-\\2-\\3')
      )) stored;
      create index app_user_list_search on app_user using gin (list_text public.gin_trgm_ops);
      create index app_user_by_name on app_user (search_text, user_id) where deleted_at is null;
      create index app_user_by_company on app_user (lower(company_name), search_text, user_id)
        where deleted_at is null;
      create index company_deleted on company (company_id) where deleted_at is not null;
      create index company_off on company (company_id) where not is_active;
      create index company_traders on company (company_id) where is_house or is_franchise;

      alter table invitation add column search_text text not null
        generated always as (lower(first_name || ' ' || last_name || ' ' || email)) stored;
      create index invitation_search on invitation using gin (search_text public.gin_trgm_ops);
      create index invitation_newest on invitation (created_at, invitation_id);
      create index invitation_company on invitation (company_id);
    `),
};
