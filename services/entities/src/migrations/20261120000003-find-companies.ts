import type { Migration } from '@washcoat/service-kit';

/**
 * What finds companies fast: the pages of one company's customers by name, and companies that look like another one.
 * `company_name_key` is a name without what tells nothing: case, punctuation and the legal form.
 */
export const findCompanies: Migration = {
  name: '20261120000003-find-companies',
  up: (knex) =>
    knex.raw(`
      create function company_name_key(name text) returns text language sql immutable strict parallel safe as $$
        select btrim(regexp_replace(
          regexp_replace(lower(replace(name, '''', '')), '[[:punct:][:space:]]+', ' ', 'g'),
          '\\m(inc|incorporated|llc|co|company|corp|corporation|ltd)\\M *', '', 'g'))
      $$;
      alter table company add column name_key text not null generated always as (company_name_key(company_name)) stored;
      create index company_alike on company using gin (name_key public.gin_trgm_ops) where deleted_at is null;
      create index company_ein on company (regexp_replace(ein, '[^0-9]', '', 'g')) where deleted_at is null and ein <> '';
      create index company_phone on company (phone) where deleted_at is null and phone <> '';
      create index company_email on company (lower(email)) where deleted_at is null and email <> '';
      create index company_place on company (zipcode, lower(address)) where deleted_at is null;
      create index company_children_by_name on company (parent_company_id, lower(company_name), company_id)
        where deleted_at is null;
      create index company_franchises_by_name on company (lower(company_name), company_id)
        where is_franchise and deleted_at is null;
    `),
};
