import type { Migration } from '@washcoat/service-kit';

/** Which invoices were deleted: what their orders bought is not counted. */
export const markDeletedInvoices: Migration = {
  name: '20261123000141-mark-deleted-invoices',
  up: (knex) =>
    knex.raw(`
      alter table invoice_copy add column is_deleted boolean not null default false;
      create index invoice_copy_deleted on invoice_copy (load_id) where is_deleted;
    `),
};
