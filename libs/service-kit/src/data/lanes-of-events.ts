import type { Migration } from './database';

/**
 * Every event waits for each lane by itself, in a queue beside the log. A shelved event keeps its bytes, its key and
 * the moment of the next attempt. What a consumer tells the audit trail has a name, so that it is told once.
 */
export const lanesOfEvents: Migration = {
  name: '20261122000010-lanes-of-events',
  up: (knex) =>
    knex.raw(`
      create table outbox_lane (
        event text not null,
        lane text not null,
        primary key (event, lane)
      );
      create table outbox_queue (
        lane text not null,
        id bigint not null,
        primary key (lane, id)
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
      insert into outbox_queue (lane, id) select 'unassigned', id from outbox where published_at is null;
      alter table outbox drop column published_at;

      alter table dead_letter
        add column key text not null default '',
        add column next_attempt_at timestamptz,
        add column payload bytea;
      update dead_letter set payload = convert_to(envelope::text, 'UTF8'), key = envelope->>'subject';
      alter table dead_letter alter column payload set not null, drop column envelope;
      create index dead_letter_open on dead_letter (consumer, topic, key) where replayed_at is null;

      alter table audit_entry add column told_by text;
      create unique index audit_entry_told_by on audit_entry (told_by) where told_by is not null;
    `),
};
