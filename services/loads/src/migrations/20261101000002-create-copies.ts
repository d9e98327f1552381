import type { Migration } from '@washcoat/service-kit';

/** The small copies of what other domains own: facilities, users, converters and pricing snapshots. */
export const createCopies: Migration = {
  name: '20261101000002-create-copies',
  up: (knex) =>
    knex.raw(`
      create table facility_copy (
        facility_id uuid primary key,
        company_id uuid not null,
        name text not null,
        is_franchise boolean not null,
        version int not null,
        data jsonb not null
      );
      create index facility_copy_company on facility_copy (company_id);

      create table user_copy (
        user_id uuid primary key,
        email text not null,
        version int not null,
        data jsonb not null
      );
      create index user_copy_email on user_copy (email);

      create table product_copy (
        product_id uuid primary key,
        oem text not null,
        version int not null,
        data jsonb not null
      );

      create table pricing_copy (
        snapshot_id uuid primary key,
        applied_at timestamptz not null,
        data jsonb not null
      );
      create index pricing_copy_applied on pricing_copy (applied_at desc);
    `),
};
