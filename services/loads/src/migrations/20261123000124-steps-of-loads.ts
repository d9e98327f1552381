import type { Migration } from '@washcoat/service-kit';

/** Finds what was done to a load and its items in the audit trail, also to items that are gone. */
export const stepsOfLoads: Migration = {
  name: '20261123000124-steps-of-loads',
  isApart: true,
  up: (knex) =>
    knex.raw(`
      create index if not exists audit_entry_of_load on audit_entry ((coalesce(after, before) ->> 'loadId'), audit_id)
        where entity in ('load', 'load_item');
    `),
};
