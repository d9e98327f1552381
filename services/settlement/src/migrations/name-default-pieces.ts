import type { Migration } from '@washcoat/service-kit';

/**
 * `default_of`: the prices whose default piece an item was valued with, so that it can be valued anew when the prices of
 * its moment come late; empty for one with metal of its own, and for those of before.
 */
export const nameDefaultPieces: Migration = {
  name: '20261124000601-name-default-pieces',
  up: (knex) =>
    knex.raw(`
      alter table bought_item add column default_of uuid;
      create index bought_item_default on bought_item (load_id) where default_of is not null;
    `),
};
