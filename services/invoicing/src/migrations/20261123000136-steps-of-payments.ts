import type { Migration } from '@washcoat/service-kit';

/** Finds what was done with the payments of a load in the audit trail, also with those that were deleted. */
export const stepsOfPayments: Migration = {
  name: '20261123000136-steps-of-payments',
  isApart: true,
  up: (knex) =>
    knex.raw(`
      create index if not exists audit_entry_of_payment on audit_entry ((coalesce(after, before) ->> 'loadId'), audit_id)
        where entity = 'payment';
    `),
};
