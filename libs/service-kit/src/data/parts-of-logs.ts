import type { Migration } from './database';

/**
 * The logs of a service in parts that can be dropped whole: its records by month, its messages and keys of repeatable
 * requests by day, its inbox by the week in which an event was recorded. What there is becomes a part as it stands;
 * `_rest` takes what no part is there for. Which parts there are is kept by `keepParts`.
 */
export const partsOfLogs: Migration = {
  name: '20261122000028-parts-of-logs',
  up: (knex) =>
    knex.raw(`
      create sequence outbox_number as bigint;
      select setval('outbox_number', (select coalesce(max(id), 0) + 1 from outbox), false);
      alter table outbox rename to outbox_record_first;
      alter table outbox_record_first
        drop constraint outbox_pkey,
        drop constraint outbox_event_id_key,
        alter column id drop identity,
        add column kind text not null default 'record';
      alter table outbox_record_first alter column id set default nextval('outbox_number');
      drop index outbox_topic;
      create table outbox (like outbox_record_first including defaults) partition by list (kind);
      alter table outbox add primary key (id, created_at, kind), add unique (event_id, created_at, kind);
      create index outbox_topic on outbox (topic, id);
      create table outbox_record partition of outbox for values in ('record') partition by range (created_at);
      create table outbox_message partition of outbox for values in ('message') partition by range (created_at);
      do $$ begin
        execute format('alter table outbox_record attach partition outbox_record_first
          for values from (minvalue) to (%L)',
          (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');
      end $$;
      create table outbox_record_rest partition of outbox_record default;
      create table outbox_message_rest partition of outbox_message default;

      alter table outbox_queue
        add column kind text not null default 'record',
        add column created_at timestamptz not null default now();
      update outbox_queue set created_at = outbox.created_at from outbox where outbox.id = outbox_queue.id;

      alter table inbox rename to inbox_rest;
      alter table inbox_rest
        drop constraint inbox_pkey,
        add column recorded_at timestamptz not null default 'epoch';
      create table inbox (like inbox_rest including defaults) partition by range (recorded_at);
      alter table inbox add primary key (consumer, event_id, recorded_at);
      alter table inbox attach partition inbox_rest default;

      alter table idempotency_key rename to idempotency_key_rest;
      alter table idempotency_key_rest drop constraint idempotency_key_pkey;
      drop index idempotency_key_age;
      create table idempotency_key (like idempotency_key_rest including defaults) partition by range (created_at);
      alter table idempotency_key add primary key (user_id, endpoint, key, created_at);
      alter table idempotency_key attach partition idempotency_key_rest default;
    `),
};
