import type { Migration } from '@washcoat/service-kit';

/** For how many hours quotes to a company hold their prices. */
export const holdPricesOfQuotes: Migration = {
  name: '20261123000104-hold-prices-of-quotes',
  up: (knex) => knex.raw('alter table company add column price_hold_hours smallint'),
};
