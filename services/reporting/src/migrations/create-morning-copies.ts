import type { Migration } from '@washcoat/service-kit';

/**
 * What the morning card stands on besides the reports: what is open of an invoice (`balance_copy`), which carts were
 * asked for (`cart_row`), and since when an invoice is due that is paid later than its order was completed. Balances
 * from before come with `npm run events -- replay invoicing.invoice reporting`; an invoice that was never told of is
 * on no card.
 */
export const createMorningCopies: Migration = {
  name: '20261123000410-create-morning-copies',
  up: (knex) =>
    knex.raw(`
      alter table order_row add column due_from timestamptz;
      create table balance_copy (
        load_id uuid primary key,
        version int not null,
        balance numeric not null
      );
      create index balance_copy_open on balance_copy (load_id) where balance > 0;
      create table cart_row (
        load_id uuid primary key,
        version int not null,
        load_name text not null,
        company_id uuid not null,
        company_name text not null,
        is_waiting boolean not null,
        is_gone boolean not null,
        moved_at timestamptz not null
      );
      create index cart_row_company on cart_row (company_id) where not is_gone;
    `),
};
