import type { Migration } from '@washcoat/service-kit';

/** Loads, with indexes in the order of the lists: newest change first, the id breaking ties. */
export const createLoad: Migration = {
  name: '20261101000003-create-load',
  up: (knex) =>
    knex.raw(`
      create table load (
        load_id uuid primary key,
        load_name text not null,
        type smallint not null check (type in (1, 2, 3, 4, 5)),
        status smallint not null check (status in (1, 2, 3, 4, 7)),
        company_id uuid not null,
        company_name text not null,
        parent_company_id uuid,
        first_name text not null,
        last_name text not null,
        customer_email text not null,
        phone text not null,
        address text not null,
        city text not null,
        state text not null,
        zipcode text not null,
        business_license text,
        drivers_license text,
        ein text,
        facility_id uuid not null,
        started_by text not null check (started_by in ('seller', 'buyer')),
        created_by uuid not null,
        seller_user_id uuid,
        can_seller_add_to_cart boolean not null default true,
        assistant_id uuid,
        assistant_first_name text,
        assistant_last_name text,
        video_grader_id uuid,
        video_grader_first_name text,
        video_grader_last_name text,
        notes text not null default '',
        signature text,
        date text,
        discount numeric not null default 0,
        discount_is_percentage boolean not null default true,
        pay_forward_date timestamptz,
        seller_finalised_by text,
        seller_finalised_date timestamptz,
        buyer_finalised_date timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        version int not null default 1,
        search_text text not null generated always as (
          lower(load_name || ' ' || company_name || ' ' || first_name || ' ' || last_name)
        ) stored
      );
      create index load_type on load (type, updated_at desc, load_id) where deleted_at is null;
      create index load_company on load (company_id, type, updated_at desc, load_id) where deleted_at is null;
      create index load_seller on load (seller_user_id, updated_at desc) where deleted_at is null;
      create index load_assistant on load (assistant_id, updated_at desc) where deleted_at is null;
      create index load_facility on load (facility_id);
      create index load_search on load using gin (search_text public.gin_trgm_ops);
    `),
};
