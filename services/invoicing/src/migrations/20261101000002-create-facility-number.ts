import type { Migration } from '@washcoat/service-kit';

/** The letters of each facility and the last number given to an invoice of it. */
export const createFacilityNumber: Migration = {
  name: '20261101000002-create-facility-number',
  up: (knex) =>
    knex.raw(`
      create table facility_number (
        facility_id uuid primary key,
        code text not null unique check (code ~ '^[A-Z]{3}$'),
        last_number int not null default 0
      );
    `),
};
