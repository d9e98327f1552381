import type { Migration } from '@washcoat/service-kit';

/** The queue of mails, which stays as the record of what was sent: one mail per event. */
export const createMail: Migration = {
  name: '20261101000002-create-mail',
  up: (knex) =>
    knex.raw(`
      create table mail (
        mail_id uuid primary key,
        event_id uuid not null unique,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null,
        attachment jsonb,
        queued_at timestamptz not null,
        attempts int not null default 0,
        next_attempt_at timestamptz not null,
        sent_at timestamptz,
        last_error text
      );
      create index mail_waiting on mail (next_attempt_at) where sent_at is null;
      create index mail_queued on mail (queued_at desc);
    `),
};
