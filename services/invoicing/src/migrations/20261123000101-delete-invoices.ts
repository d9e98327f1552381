import type { Migration } from '@washcoat/service-kit';

/** An invoice that was deleted stays, marked with who, when and why; its lots; and what went to the books when. */
export const deleteInvoices: Migration = {
  name: '20261123000101-delete-invoices',
  up: (knex) =>
    knex.raw(`
      alter table invoice
        add column deleted_at timestamptz,
        add column deleted_by uuid,
        add column deleted_reason text,
        add column load_info text,
        add column diesel_lot text,
        add column ceramic_lot text,
        add column foil_lot text,
        add column afm_lot text,
        add column export_id uuid;
      create table sage_export (
        export_id uuid primary key,
        exported_at timestamptz not null,
        exported_by uuid not null,
        exported_by_name text not null,
        invoices int not null,
        grandtotal numeric(14, 2) not null
      );
      create index sage_export_newest on sage_export (exported_at desc);
      create index invoice_export on invoice (export_id) where export_id is not null;
    `),
};
