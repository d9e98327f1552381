import type { Migration } from '@washcoat/service-kit';

/** Files and rows of old uploads are forgotten; what they did stays in the audit trail. */
export const forgetOldUploadFiles: Migration = {
  name: '20261120000006-forget-old-uploads',
  up: (knex) => knex.raw('alter table bulk_upload add column is_kept boolean not null default true'),
};
