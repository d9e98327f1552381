import type { Migration } from '@washcoat/service-kit';

/**
 * What is deleted can be restored for 30 days: who deleted it, with which company it went, and the discounts at a
 * facility that went with it. Users of companies that were deleted before go to the bin with them, which frees their
 * addresses. `emptied_at` ends the time in the bin.
 */
export const keepABin: Migration = {
  name: '20261122000005-keep-a-bin',
  up: (knex) =>
    knex.raw(`
      alter table company add column deleted_by uuid, add column emptied_at timestamptz;
      alter table app_user add column deleted_by uuid, add column deleted_with uuid references company,
        add column emptied_at timestamptz;
      alter table facility add column deleted_by uuid, add column deleted_with uuid references company,
        add column emptied_at timestamptz;

      update app_user set deleted_at = company.deleted_at, deleted_with = company.company_id,
          version = app_user.version + 1
        from company
        where company.company_id = app_user.company_id and company.deleted_at is not null
          and app_user.deleted_at is null;
      update facility set deleted_with = company.company_id
        from company
        where company.company_id = facility.company_id and facility.deleted_at = company.deleted_at;

      create index company_binned on company (deleted_at desc) where deleted_at is not null and emptied_at is null;
      create index app_user_binned on app_user (deleted_at desc) where deleted_at is not null and emptied_at is null;
      create index facility_binned on facility (deleted_at desc) where deleted_at is not null and emptied_at is null;
      create index app_user_deleted_with on app_user (deleted_with) where deleted_with is not null;
      create index facility_deleted_with on facility (deleted_with) where deleted_with is not null;

      create table binned_facility_discount (
        company_id uuid not null references company,
        facility_id uuid not null references facility on delete cascade,
        discount numeric not null,
        primary key (company_id, facility_id)
      );
    `),
};
