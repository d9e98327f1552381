import type { Migration } from '@washcoat/service-kit';

/** Every state of a completed load that was invoiced: the first and each amendment, never changed afterwards. */
export const createInvoiceRevision: Migration = {
  name: '20261101000004-create-invoice-revision',
  up: (knex) =>
    knex.raw(`
      create table invoice_revision (
        load_id uuid not null references invoice (load_id),
        load_version int not null,
        change text not null,
        changed_by text not null,
        changed_at timestamptz not null,
        snapshot jsonb not null,
        primary key (load_id, load_version)
      );
    `),
};
