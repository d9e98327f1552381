import type { Migration } from '@washcoat/service-kit';

/** Of exports made before, by the days of their revisions; apart, so that nobody waits for the table meanwhile. */
export const fillExportedVersion: Migration = {
  name: '20261123000127-fill-exported-version',
  isApart: true,
  up: (knex) =>
    knex.raw(`
      update invoice set exported_version =
        (select max(revision.load_version) from invoice_revision as revision
          where revision.load_id = invoice.load_id and revision.changed_at <= invoice.exported_at)
       where exported_at is not null and exported_version is null;
    `),
};
