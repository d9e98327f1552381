import type { Migration } from '@washcoat/service-kit';

/** Converters that are known to hold no precious metal. The mark is new, so none of them has it yet. */
export const markWithoutMetal: Migration = {
  name: '20261122000044-mark-without-metal',
  up: (knex) =>
    knex.raw(`
      alter table product add column is_without_metal boolean not null default false;
      alter table bulk_upload_row add column is_without_metal boolean;
    `),
};
