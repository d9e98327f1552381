import type { Migration } from '@washcoat/service-kit';

/** What went to the books of each invoice; of exports made before, what their invoices are now is the best there is. */
export const keepExportedLines: Migration = {
  name: '20261123000111-keep-exported-lines',
  up: (knex) =>
    knex.raw(`
      create table sage_export_line (
        export_id uuid not null references sage_export,
        load_id uuid not null,
        invoice_no text not null,
        buyer_finalised_date timestamptz,
        company_name text not null,
        parent_company_name text,
        facility_name text not null,
        subtotal numeric(14, 2) not null,
        grandtotal numeric(14, 2) not null,
        amount_paid numeric(14, 2) not null,
        payment_modes text[] not null,
        settled_date timestamptz,
        primary key (export_id, load_id)
      );
      insert into sage_export_line
      select export_id, load_id, invoice_no, buyer_finalised_date, invoice.company_name, parent.company_name,
             facility_name, subtotal, grandtotal, amount_paid,
             array(select distinct payment_method from payment where payment.load_id = invoice.load_id order by 1),
             settled_date
        from invoice left join company_copy as parent on parent.company_id = invoice.parent_company_id
       where export_id is not null;
    `),
};
