import type { Migration } from '@washcoat/service-kit';

/**
 * `price_history_opening`: that prices of many converters became others at a moment, until the recording of that day
 * begins again. Rows of their own, so that whoever notes one waits for nobody.
 */
export const openPriceHistoryAgain: Migration = {
  name: '20261201000201-open-price-history-again',
  up: (knex) =>
    knex.raw(`
      create table if not exists price_history_opening (
        opening_id bigint generated always as identity primary key,
        at timestamptz not null
      );
    `),
};
