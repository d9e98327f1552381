import type { Migration } from '@washcoat/service-kit';

/**
 * Roles count their changes like everything else that two people may edit. Deleted facilities stay for the carts and
 * invoices that name them; the name is free again.
 */
export const keepVersionsAndDeletedFacilities: Migration = {
  name: '20261120000001-keep-versions-and-deleted-facilities',
  up: (knex) =>
    knex.raw(`
      alter table role add column version int not null default 1;
      alter table facility add column deleted_at timestamptz;
      drop index facility_name;
      create unique index facility_name on facility (search_text) where deleted_at is null;
    `),
};
