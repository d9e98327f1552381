import type { Migration } from '@washcoat/service-kit';

/**
 * Papers beside pictures, which only signed addresses open; tickets for uploads without a token. Whether a file is used
 * is no longer noted once for ever but asked of those whose records name it: `checked_at` is when.
 */
export const privatePapers: Migration = {
  name: '20261122000002-private-papers',
  up: (knex) =>
    knex.raw(`
      alter table picture
        add column is_private boolean not null default false,
        add column checked_at timestamptz;
      drop index picture_unused;
      alter table picture drop column is_used;
      create index picture_to_check on picture (coalesce(checked_at, uploaded_at));

      create table upload_ticket (
        ticket_hash text primary key,
        user_id uuid,
        expires_at timestamptz not null
      );
      create index upload_ticket_age on upload_ticket (expires_at);
    `),
};
