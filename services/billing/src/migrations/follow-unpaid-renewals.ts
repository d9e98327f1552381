import type { Migration } from '@washcoat/service-kit';

/**
 * Whom the house wrote to because a renewal could not be charged, each letter once per failure; whose end the provider
 * has not been told yet (`end_owed`), and since when one that ended is to begin again; when an event that failed is tried
 * again, and when it was given up. The provider keeps the cards of a user with a customer; `test_card` are those that the
 * provider for tests keeps.
 */
export const followUnpaidRenewals: Migration = {
  name: '20261124000157-follow-unpaid-renewals',
  up: (knex) =>
    knex.raw(`
      create table if not exists renewal_letter (
        renewal_id uuid not null references renewal,
        failed_at timestamptz not null,
        step text not null check (step in ('failed', 'reminder', 'last', 'ended')),
        sent_at timestamptz not null,
        primary key (renewal_id, failed_at, step)
      );
      alter table renewal
        add column if not exists end_owed boolean not null default false,
        add column if not exists begun_again_at timestamptz;
      alter table purchase add column if not exists customer_id text;
      alter table provider_event
        add column if not exists next_attempt_at timestamptz,
        add column if not exists given_up_at timestamptz;
      create table if not exists card_customer (
        customer_id text primary key,
        user_id uuid not null,
        created_at timestamptz not null
      );
      create index if not exists card_customer_user on card_customer (user_id);
      create table if not exists test_card (
        card_id text primary key,
        customer_id text not null,
        card text not null,
        brand text not null,
        expiry text not null,
        is_default boolean not null,
        is_kept boolean not null,
        client_secret text,
        created_at timestamptz not null
      );
      create index if not exists test_card_customer on test_card (customer_id);
    `),
};
