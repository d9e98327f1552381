import type { Migration } from '@washcoat/service-kit';

/**
 * `price_history_opening`: that prices of many converters became others at a moment, until the recording of that day
 * takes note of it. Rows of their own, so that whoever notes one waits for nobody. And where a pass ends that goes around
 * once more from the middle.
 */
export const openPriceHistoryAgain: Migration = {
  name: '20261201000201-open-price-history-again',
  up: (knex) =>
    knex.raw(`
      create table if not exists price_history_opening (
        opening_id bigint generated always as identity primary key,
        at timestamptz not null
      );
      alter table price_history_run
        add column if not exists until_product_id uuid,
        add column if not exists has_wrapped boolean not null default false;
    `),
};
