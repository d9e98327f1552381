import type { Migration } from '@washcoat/service-kit';

/** Rows say whose the facility was; of those from before only a replay of `loads.load` can tell. */
export const nameOwnersOfFacilities: Migration = {
  name: '20261122000070-name-owners-of-facilities',
  up: (knex) =>
    knex.raw(`
      alter table transaction_row add column facility_company_id uuid;
      alter table did_not_buy_row add column facility_company_id uuid;
    `),
};
