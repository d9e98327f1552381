import type { Migration } from '@washcoat/service-kit';

/** Which version of its load an invoice went to the books with; of exports made before, by the days of its revisions. */
export const keepExportedVersion: Migration = {
  name: '20261123000126-keep-exported-version',
  up: (knex) =>
    knex.raw(`
      alter table invoice add column exported_version int;
      update invoice set exported_version =
        (select max(revision.load_version) from invoice_revision as revision
          where revision.load_id = invoice.load_id and revision.changed_at <= invoice.exported_at)
       where exported_at is not null;
    `),
};
