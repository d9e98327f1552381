import type { Migration } from '@washcoat/service-kit';

/** What the two sides of a load have not agreed on of an item, whether its seller has worked on it, and who verified it. */
export const haggle: Migration = {
  name: '20261123000098-haggle',
  up: (knex) =>
    knex.raw(`
      alter table load_item add column offer jsonb;
      alter table load add column is_seller_in boolean not null default false,
        add column verified_by text, add column verified_at timestamptz;
      update load set is_seller_in = true
       where type <> 4 and exists (
         select from load_item where load_item.load_id = load.load_id and load_item.changed_by = 'seller'
       );
    `),
};
