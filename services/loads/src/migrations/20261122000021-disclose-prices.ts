import type { Migration } from '@washcoat/service-kit';

/**
 * When the house offered the price of an item to its seller, and which prices a subscriber paid for. What the buyer's
 * side added or changed, and what is on a completed order, was offered.
 */
export const disclosePrices: Migration = {
  name: '20261122000021-disclose-prices',
  up: (knex) =>
    knex.raw(`
      alter table load_item add column offered_at timestamptz;
      update load_item set offered_at = load_item.updated_at
        from load
       where load.load_id = load_item.load_id and (load_item.changed_by = 'buyer' or load.type = 4);

      create table lookup_copy (
        user_id uuid not null,
        product_id uuid not null,
        paid_from timestamptz not null,
        paid_until timestamptz not null,
        primary key (user_id, product_id, paid_from)
      );
    `),
};
