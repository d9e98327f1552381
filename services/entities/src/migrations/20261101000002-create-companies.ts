import type { Migration } from '@washcoat/service-kit';

/**
 * Companies and their facilities. `company_copy` is what other services keep as a table: a view here, so that the
 * scope rule reads the same everywhere.
 */
export const createCompanies: Migration = {
  name: '20261101000002-create-companies',
  up: (knex) =>
    knex.raw(`
      create table company (
        company_id uuid primary key,
        company_name text not null,
        company_type text not null check (company_type in ('HOUSE', 'FRANCHISE', 'SELLER', 'CUSTOMER')),
        parent_company_id uuid references company,
        is_house boolean not null generated always as (company_type = 'HOUSE') stored,
        is_franchise boolean not null generated always as (company_type = 'FRANCHISE') stored,
        is_partner boolean not null generated always as (company_type = 'SELLER') stored,
        is_active boolean not null default true,
        address text not null,
        address1 text not null default '',
        city text not null,
        state text not null,
        zipcode text not null,
        email text not null,
        phone text not null,
        first_name text not null,
        last_name text not null,
        drivers_license text,
        business_license text,
        ein text,
        metal_license text,
        company_logo text,
        facility text,
        price_mod numeric,
        price_mod_is_percentage boolean not null default true,
        group_modifier numeric,
        group_modifier_is_percentage boolean not null default true,
        group_discount numeric,
        lookup_restriction int check (lookup_restriction between 1 and 3),
        is_picture_mandatory boolean,
        can_see_unit_price boolean,
        can_see_markup boolean,
        can_see_subtotal boolean,
        can_build_cart boolean,
        version int not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        search_text text not null generated always as
          (lower(company_name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || city)) stored,
        check ((company_type = 'HOUSE') = (parent_company_id is null))
      );
      create unique index company_one_house on company (company_type) where company_type = 'HOUSE';
      create index company_parent on company (parent_company_id);
      create index company_by_name on company (lower(company_name), company_id);
      create index company_search on company using gin (search_text public.gin_trgm_ops);

      create table facility (
        facility_id uuid primary key,
        company_id uuid not null references company,
        name text not null,
        address text not null,
        city text not null,
        state text not null,
        zipcode text not null,
        phone text not null default '',
        email text not null,
        first_name text not null,
        last_name text not null,
        is_active boolean not null default true,
        is_pic_required boolean not null default false,
        is_sign_required boolean not null default false,
        is_ein_required boolean not null default false,
        is_cart_creation boolean not null default true,
        company_logo text,
        version int not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        search_text text not null generated always as (lower(name)) stored
      );
      create unique index facility_name on facility (search_text);
      create index facility_company on facility (company_id);

      create table company_facility_discount (
        company_id uuid not null references company,
        facility_id uuid not null references facility on delete cascade,
        discount numeric not null,
        primary key (company_id, facility_id)
      );

      create view company_copy as
        select company_id, parent_company_id, company_name, is_house, is_franchise,
          is_active and deleted_at is null as is_active, version
        from company;
    `),
};
