import type { Migration } from '@washcoat/service-kit';

/** Tells at once which loads hold a converter. */
export const findItemsByConverter: Migration = {
  name: '20261120000001-find-items-by-converter',
  up: (knex) => knex.raw('create index load_item_product on load_item (product_id, load_id)'),
};
