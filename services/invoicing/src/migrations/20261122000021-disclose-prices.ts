import type { Migration } from '@washcoat/service-kit';

/**
 * To whom the prices of a pending invoice are known: offered to its seller, or paid for by one subscriber. Those of a
 * completed one always are.
 */
export const disclosePrices: Migration = {
  name: '20261122000021-disclose-prices',
  up: (knex) =>
    knex.raw(`
      alter table invoice add column is_offered boolean not null default false;
      alter table invoice add column paid_for_by uuid;
    `),
};
