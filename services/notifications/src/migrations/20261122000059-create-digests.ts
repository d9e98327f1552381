import type { Migration } from '@washcoat/service-kit';

/** Who gets unread messages by mail, how, and what was mailed; mails that can be ended name where. */
export const createDigests: Migration = {
  name: '20261122000059-create-digests',
  up: (knex) =>
    knex.raw(`
      create table digest (
        user_id uuid primary key,
        rhythm text not null check (rhythm in ('never', 'atOnce', 'daily')),
        hour smallint not null check (hour between 0 and 23),
        muted_kinds text[] not null,
        ticket text not null unique,
        due_at timestamptz,
        last_event_id uuid
      );
      create index digest_due on digest (due_at) where due_at is not null;
      create table digest_notice (
        user_id uuid not null,
        notice_id uuid not null references notice on delete cascade,
        told_at timestamptz not null,
        primary key (user_id, notice_id)
      );
      alter table mail add column unsubscribe_path text;
    `),
};
