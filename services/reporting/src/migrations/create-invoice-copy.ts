import type { Migration } from '@washcoat/service-kit';

/** The number that invoicing gave to the invoice of a load; it may come before or after the load's rows. */
export const createInvoiceCopy: Migration = {
  name: '20261101000011-create-invoice-copy',
  up: (knex) =>
    knex.raw(`
      create table invoice_copy (
        load_id uuid primary key,
        invoice_no text not null
      );
      create index invoice_copy_number on invoice_copy using gin (invoice_no gin_trgm_ops);
    `),
};
