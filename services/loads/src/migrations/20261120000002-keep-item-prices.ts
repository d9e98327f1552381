import type { Migration } from '@washcoat/service-kit';

/** How the price of an item came about when it was added, never changed once written; kept apart because lists need none. */
export const keepItemPrices: Migration = {
  name: '20261120000002-keep-item-prices',
  up: (knex) =>
    knex.raw(`
      create table load_item_price (
        item_id uuid primary key references load_item on delete cascade,
        steps jsonb not null
      );
    `),
};
