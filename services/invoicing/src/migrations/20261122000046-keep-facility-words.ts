import type { Migration } from '@washcoat/service-kit';

/** What a facility is called and where it lies today: orders that were under way when it was renamed arrive later. */
export const keepFacilityWords: Migration = {
  name: '20261122000046-keep-facility-words',
  up: (knex) => knex.raw('alter table facility_number add column name text, add column city text'),
};
