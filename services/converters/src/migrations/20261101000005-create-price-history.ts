import type { Migration } from '@washcoat/service-kit';

/** Listed and published prices of converters by day, and how far the recording of a day has come. */
export const createPriceHistory: Migration = {
  name: '20261101000005-create-price-history',
  up: (knex) =>
    knex.raw(`
      create table price_history (
        product_id uuid not null references product,
        day date not null,
        list_price numeric(14, 2) not null,
        publish_price numeric(14, 2) not null,
        primary key (product_id, day)
      );
      create table price_history_run (
        day date primary key,
        last_product_id uuid,
        is_finished boolean not null default false
      );
    `),
};
