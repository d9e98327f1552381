import type { Migration } from '@washcoat/service-kit';

/**
 * What is left of free and earned credits at the end of a month is written into the ledger as lapsed, and the next
 * month's free ones with it. `credit_month_end` says which ends of months are done; everybody whose credits can lapse
 * has an account, which is what takes and the end of a month wait for.
 */
export const lapseCredits: Migration = {
  name: '20261123000155-lapse-credits',
  up: (knex) =>
    knex.raw(`
      alter table credit_ledger drop constraint if exists credit_ledger_reason_check;
      alter table credit_ledger add constraint credit_ledger_reason_check check (reason in
        ('month', 'lookup', 'sale', 'purchase', 'refund', 'grant', 'correction', 'lapse')) not valid;

      create table if not exists credit_month_end (
        month text primary key,
        first_done_at timestamptz not null,
        closed_at timestamptz
      );

      insert into credit_account (user_id) select distinct user_id from credit_ledger on conflict do nothing;
    `),
};
