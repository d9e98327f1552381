import type { Migration } from '@washcoat/service-kit';

/** Which version of its load an invoice went to the books with. */
export const keepExportedVersion: Migration = {
  name: '20261123000126-keep-exported-version',
  up: (knex) => knex.raw('alter table invoice add column exported_version int'),
};
