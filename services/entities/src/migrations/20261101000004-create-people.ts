import type { Migration } from '@washcoat/service-kit';

/** People. An address belongs to one person, whatever its case; a deleted person gives it free. */
export const createPeople: Migration = {
  name: '20261101000004-create-people',
  up: (knex) =>
    knex.raw(`
      create table app_user (
        user_id uuid primary key,
        email text not null,
        password_hash text,
        first_name text not null,
        last_name text not null,
        phone text not null default '',
        sms_number text not null default '',
        address text not null default '',
        city text not null default '',
        state text not null default '',
        zipcode text not null default '',
        notes text not null default '',
        profile_url text,
        drivers_license_url text,
        company_id uuid references company,
        role_id uuid references role,
        facility_city text,
        hierarchy int not null,
        is_sa boolean not null default false,
        is_admin boolean not null default false,
        is_new_user boolean not null default false,
        is_active boolean not null default true,
        version int not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        search_text text not null generated always as (lower(first_name || ' ' || last_name)) stored
      );
      create unique index app_user_email on app_user (lower(email)) where deleted_at is null;
      create index app_user_company on app_user (company_id);
      create index app_user_role on app_user (role_id);
      create index app_user_search on app_user using gin (search_text public.gin_trgm_ops);
    `),
};
