import type { Migration } from '@washcoat/service-kit';

/** The number that invoicing gave to a completed order. */
export const numberOrders: Migration = {
  name: '20261123000135-number-orders',
  up: (knex) =>
    knex.raw(`
      create table invoice_copy (
        load_id uuid primary key,
        invoice_no text not null
      );
    `),
};
