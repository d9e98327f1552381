import type { Migration } from '@washcoat/service-kit';

/** What was paid too much is owed back: such an invoice is not settled. */
export const reopenOverpaidInvoices: Migration = {
  name: '20261122000058-reopen-overpaid-invoices',
  up: (knex) =>
    knex.raw(`
      update invoice set settled_date = null, version = version + 1
        where type = 4 and balance < 0 and settled_date is not null;
      create index invoice_overpaid on invoice (dated_at) where type = 4 and balance < 0;
    `),
};
