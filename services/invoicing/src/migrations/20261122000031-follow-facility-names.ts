import type { Migration } from '@washcoat/service-kit';

/** Which version of a facility its invoices carry the name and city of. Papers keep what was printed. */
export const followFacilityNames: Migration = {
  name: '20261122000031-follow-facility-names',
  up: (knex) => knex.raw('alter table facility_number add column facility_version int not null default 0'),
};
