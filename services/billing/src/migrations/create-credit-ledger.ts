import type { Migration } from '@washcoat/service-kit';

/**
 * Every movement of lookup credits, never changed and never deleted; balances are derived from it. `month` and `day`
 * are those of the installation's zone. What must happen once is unique: a lookup, a converter per user and day, the
 * month's free credits, the credits of a sale and of a purchase. `credit_account` is what takes of one user wait for.
 */
export const createCreditLedger: Migration = {
  name: '20261101000011-create-credit-ledger',
  up: (knex) =>
    knex.raw(`
      create table credit_account (
        user_id uuid primary key
      );

      create table credit_ledger (
        entry_id bigint generated always as identity primary key,
        user_id uuid not null,
        company_id uuid,
        pot text not null check (pot in ('free', 'earned', 'purchased')),
        change int not null check (change <> 0),
        reason text not null check (reason in ('month', 'lookup', 'sale', 'purchase')),
        oem text,
        product_id uuid,
        lookup_id uuid unique,
        source_id uuid,
        month text not null,
        day date not null,
        at timestamptz not null,
        check ((reason = 'lookup') = (lookup_id is not null and product_id is not null and change = -1))
      );
      create unique index credit_ledger_free_month on credit_ledger (user_id, month) where reason = 'month';
      create unique index credit_ledger_lookup_day on credit_ledger (user_id, day, product_id)
        where reason = 'lookup';
      create unique index credit_ledger_source on credit_ledger (reason, source_id) where source_id is not null;
      create index credit_ledger_user_month on credit_ledger (user_id, month);
      create index credit_ledger_purchased on credit_ledger (user_id) where pot = 'purchased';
      create index credit_ledger_history on credit_ledger (user_id, at, entry_id);
      create index credit_ledger_company_month on credit_ledger (company_id, month) where reason = 'lookup';

      create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The credit ledger is append-only.';
      end $$;
      create trigger credit_ledger_append_only before update or delete on credit_ledger
        for each row execute function refuse_ledger_change();
    `),
};
