import type { Migration } from '@washcoat/service-kit';

/** A refund or a dispute takes bought credits back; a promo code may be used so many times. */
export const takeBackCredits: Migration = {
  name: '20261123000152-take-back-credits',
  up: (knex) =>
    knex.raw(`
      alter table credit_ledger drop constraint if exists credit_ledger_reason_check;
      alter table credit_ledger add constraint credit_ledger_reason_check check (reason in
        ('month', 'lookup', 'sale', 'purchase', 'refund', 'grant', 'correction')) not valid;
      alter table promo_code add column if not exists use_limit int check (use_limit > 0);
    `),
};
