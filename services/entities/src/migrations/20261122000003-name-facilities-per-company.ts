import type { Migration } from '@washcoat/service-kit';

/** A name is one facility's within its company: names of others can not be found out by trying them. */
export const nameFacilitiesPerCompany: Migration = {
  name: '20261122000003-name-facilities-per-company',
  up: (knex) =>
    knex.raw(`
      drop index facility_name;
      create unique index facility_name on facility (company_id, search_text) where deleted_at is null;
      create index facility_by_name on facility (search_text) where deleted_at is null;
      create index company_by_facility on company (lower(facility)) where deleted_at is null;
    `),
};
