import type { Migration } from '@washcoat/service-kit';

/** What was bought and how it was paid. Amounts are cents; names are those of the moment of the purchase. */
export const createPurchases: Migration = {
  name: '20261101000013-create-purchases',
  up: (knex) =>
    knex.raw(`
      create table subscription (
        subscription_id uuid primary key,
        user_id uuid not null,
        company_id uuid,
        model_id uuid not null references plan,
        plan_name text not null,
        lookup_count int not null check (lookup_count > 0),
        amount_cents int not null check (amount_cents >= 0),
        created_at timestamptz not null
      );
      create index subscription_user on subscription (user_id, created_at, subscription_id);

      create table payment_transaction (
        transaction_id uuid primary key,
        user_id uuid not null,
        payment_id text not null unique,
        subscription_id uuid references subscription,
        plan_name text not null,
        amount_cents int not null check (amount_cents >= 0),
        card text not null,
        brand text not null,
        expiry text not null,
        status text not null,
        created_at timestamptz not null
      );
      create index payment_transaction_user on payment_transaction (user_id, created_at, transaction_id);
    `),
};
