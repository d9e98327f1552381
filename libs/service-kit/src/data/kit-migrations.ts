import type { Knex } from 'knex';
import type { Migration } from './database';
import { lanesOfEvents } from './lanes-of-events';
import { partsOfLogs } from './parts-of-logs';
import { announcedDeadLetters } from './announced-dead-letters';

/** Tables that every service has: outgoing and incoming events, shelved events, repeated requests, the audit trail, tickets of downloads, what was told of shelved events. */
export const kitMigrations: readonly Migration[] = [
  {
    name: '20261101000000-create-kit-tables',
    async up(knex: Knex) {
      await knex.raw(`
        create table outbox (
          id bigint generated always as identity primary key,
          event_id uuid not null unique,
          topic text not null,
          key text not null,
          envelope jsonb not null,
          created_at timestamptz not null default now(),
          published_at timestamptz
        );
        create index outbox_unpublished on outbox (id) where published_at is null;
        create index outbox_topic on outbox (topic, id);

        create table inbox (
          consumer text not null,
          event_id uuid not null,
          handled_at timestamptz not null default now(),
          primary key (consumer, event_id)
        );

        create table dead_letter (
          dead_letter_id bigint generated always as identity primary key,
          consumer text not null,
          event_id uuid not null,
          topic text not null,
          envelope jsonb not null,
          error text not null,
          attempts int not null,
          shelved_at timestamptz not null default now(),
          replayed_at timestamptz,
          unique (consumer, event_id)
        );

        create table idempotency_key (
          key text not null,
          endpoint text not null,
          user_id uuid not null,
          body_hash text not null,
          answer jsonb,
          created_at timestamptz not null default now(),
          primary key (user_id, endpoint, key)
        );
        create index idempotency_key_age on idempotency_key (created_at);

        create table audit_entry (
          audit_id bigint generated always as identity primary key,
          at timestamptz not null,
          user_id uuid,
          user_name text not null,
          action text not null,
          entity text not null,
          entity_id text not null,
          before jsonb,
          after jsonb,
          correlation_id text not null
        );
        create index audit_entry_entity on audit_entry (entity, entity_id, audit_id);
      `);
    },
  },
  {
    name: '20261122000001-create-download-ticket',
    up: (knex) =>
      knex.raw(`
        create table download_ticket (
          ticket_hash text primary key,
          call text not null,
          input jsonb not null,
          user_id uuid not null,
          session_id text not null,
          expires_at timestamptz not null
        );
        create index download_ticket_age on download_ticket (expires_at);
      `),
  },
  lanesOfEvents,
  partsOfLogs,
  announcedDeadLetters,
];
