import type { Migration } from '@washcoat/service-kit';

/**
 * What the other reports stand on: orders by group (`order_row`), paid lookups (`lookup_row`, a partition per month),
 * applications of prices (`pricing_row`), what converters are called and hold (`product_copy`), who belongs to which
 * company and signed in when (`person_row`). Those from before come with `npm run events -- replay <topic> reporting`.
 */
export const createReportCopies: Migration = {
  name: '20261123000200-create-report-copies',
  up: (knex) =>
    knex.raw(`
      create table order_row (
        load_id uuid primary key,
        version int not null,
        type int not null,
        load_name text not null,
        completed_at timestamptz not null,
        company_id uuid not null,
        company_name text not null,
        facility_name text not null,
        facility_city text not null,
        facility_company_id uuid not null,
        assistant_id uuid,
        assistant_name text not null,
        pieces numeric not null,
        ceramic_units numeric not null,
        ceramic_value numeric not null,
        diesel_units numeric not null,
        diesel_value numeric not null,
        foil_units numeric not null,
        foil_value numeric not null,
        afmkt_units numeric not null,
        afmkt_value numeric not null,
        misc_units numeric not null,
        misc_value numeric not null,
        grandtotal numeric not null
      );
      create index order_row_newest on order_row (completed_at, load_id);
      create index order_row_company on order_row (company_id, completed_at);

      create table lookup_row (
        at timestamptz not null,
        lookup_id uuid not null,
        product_id uuid not null,
        oem text not null,
        user_id uuid not null,
        company_id uuid not null,
        first_name text not null,
        last_name text not null,
        primary key (at, lookup_id)
      ) partition by range (at);
      create index lookup_row_company on lookup_row (company_id, at);

      create table pricing_row (
        snapshot_id uuid primary key,
        applied_at timestamptz not null,
        data jsonb not null
      );
      create index pricing_row_newest on pricing_row (applied_at, snapshot_id);

      create table product_copy (
        product_id uuid primary key,
        version int not null,
        oem text not null,
        description text not null,
        url text,
        price_override numeric,
        pt_assay numeric,
        pd_assay numeric,
        rh_assay numeric
      );

      create table person_row (
        user_id uuid primary key,
        company_id uuid,
        version int not null default 0,
        signed_in_at timestamptz
      );
      create index person_row_company on person_row (company_id);
    `),
};
