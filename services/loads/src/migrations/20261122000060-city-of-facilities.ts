import type { Migration } from '@washcoat/service-kit';

/** Completed orders are found by the city of their facility too. */
export const cityOfFacilities: Migration = {
  name: '20261122000060-city-of-facilities',
  up: (knex) =>
    knex.raw(`alter table facility_copy add column city text generated always as (data ->> 'city') stored`),
};
