import type { Migration } from '@washcoat/service-kit';

/** What is said about loads. The channel gives every message its place, one after the other. */
export const createChat: Migration = {
  name: '20261123000095-create-chat',
  up: (knex) =>
    knex.raw(`
      create table chat_channel (
        load_id uuid primary key references load,
        last_seq int not null default 0
      );
      create table chat_message (
        load_id uuid not null references load,
        seq int not null,
        client_id uuid not null,
        user_id uuid not null,
        name text not null,
        party text not null check (party in ('seller', 'buyer')),
        text text not null,
        pictures jsonb not null,
        mentions jsonb not null,
        sent_at timestamptz not null,
        primary key (load_id, seq),
        unique (load_id, user_id, client_id)
      );
      create table chat_reading (
        load_id uuid not null references load,
        user_id uuid not null,
        name text not null,
        seq int not null,
        primary key (load_id, user_id)
      );
    `),
};
