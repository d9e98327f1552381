import type { Migration } from '@washcoat/service-kit';

/** Override prices by how long they were left, so that their list costs the same for any catalogue. */
export const listOverrides: Migration = {
  name: '20261123000111-list-overrides',
  up: (knex) =>
    knex.raw(`
      create index product_overridden on product (updated_at, product_id)
        where deleted_at is null and is_active and is_calculated_price and price is not null;
    `),
};
