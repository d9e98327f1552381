import type { Migration } from '@washcoat/service-kit';

/** One invoice per load: columns for lists and money, the whole load as it was invoiced beside them. */
export const createInvoice: Migration = {
  name: '20261101000003-create-invoice',
  up: (knex) =>
    knex.raw(`
      create table invoice (
        load_id uuid primary key,
        type smallint not null check (type in (3, 4)),
        invoice_no text unique,
        load_name text not null,
        company_id uuid not null,
        company_name text not null,
        parent_company_id uuid,
        facility_id uuid not null,
        facility_name text not null,
        facility_city text not null,
        facility_company_id uuid not null,
        is_franchise_facility boolean not null,
        assistant_id uuid,
        assistant_first_name text,
        assistant_last_name text,
        seller_finalised_by text,
        seller_finalised_date timestamptz,
        buyer_finalised_date timestamptz,
        pay_forward_date timestamptz,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        dated_at timestamptz not null,
        subtotal numeric(14, 2) not null,
        grandtotal numeric(14, 2) not null,
        amount_paid numeric(14, 2) not null default 0,
        balance numeric(14, 2) not null generated always as (grandtotal - amount_paid) stored,
        settled_date timestamptz,
        exported_at timestamptz,
        snapshot jsonb not null,
        load_version int not null,
        version int not null,
        check ((type = 4) = (invoice_no is not null))
      );
      create index invoice_type_date on invoice (type, dated_at desc, load_id);
      create index invoice_company on invoice (company_id, dated_at desc);
      create index invoice_facility on invoice (facility_id);
      create index invoice_open on invoice (dated_at) where type = 4 and settled_date is null;
      create index invoice_search on invoice using gin
        ((coalesce(invoice_no, '') || ' ' || company_name || ' ' || load_name) public.gin_trgm_ops);
    `),
};
