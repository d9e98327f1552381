import type { Migration } from '@washcoat/service-kit';

/**
 * What people set out to buy, from the first click to what came of it; amounts are cents, names those of the moment. The
 * id of a purchase is that of its subscription, and `payment_key` what makes it count once. `lookups_due_back` is what a
 * refund or a dispute takes back, `lookups_taken_back` what was still there to take. `renewal` is what is bought again by
 * the provider every month, `provider_event` what the provider told, as it told it, once.
 */
export const createCardPurchases: Migration = {
  name: '20261123000151-create-card-purchases',
  up: (knex) =>
    knex.raw(`
      create table renewal (
        renewal_id uuid primary key,
        user_id uuid not null,
        company_id uuid,
        model_id uuid not null references plan,
        plan_name text not null,
        lookup_count int not null check (lookup_count > 0),
        amount_cents int not null check (amount_cents > 0),
        provider_id text unique,
        customer_id text,
        status text not null check (status in ('active', 'past_due', 'ended')),
        next_at timestamptz,
        created_at timestamptz not null,
        ended_at timestamptz,
        failed_at timestamptz
      );
      create index renewal_user on renewal (user_id, created_at);
      create index renewal_due on renewal (next_at) where status <> 'ended';

      create table purchase (
        purchase_id uuid primary key,
        user_id uuid not null,
        company_id uuid,
        payment_key text not null,
        model_id uuid not null references plan,
        plan_name text not null,
        lookup_count int not null check (lookup_count > 0),
        list_cents int not null check (list_cents >= 0),
        amount_cents int not null check (amount_cents >= 0),
        promocode_id uuid references promo_code,
        promo_code text,
        status text not null check (status in
          ('created', 'intent', 'requires_action', 'succeeded', 'granted', 'failed')),
        intent_id text unique,
        failure text,
        card text not null,
        brand text not null,
        expiry text not null,
        full_name text not null,
        email text not null,
        address_line1 text not null,
        address_line2 text not null,
        city text not null,
        state text not null,
        pincode text not null,
        country text not null,
        renews boolean not null,
        renewal_id uuid references renewal,
        refunded_cents int not null default 0 check (refunded_cents >= 0),
        dispute text check (dispute in ('open', 'won', 'lost')),
        lookups_due_back int not null default 0,
        lookups_taken_back int not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (user_id, payment_key)
      );
      create index purchase_user on purchase (user_id, created_at);
      create index purchase_open on purchase (updated_at)
        where status in ('created', 'intent', 'requires_action', 'succeeded');
      create index purchase_promocode on purchase (promocode_id) where promocode_id is not null;

      create table provider_event (
        event_id text primary key,
        kind text not null,
        payload jsonb not null,
        told_at timestamptz not null,
        received_at timestamptz not null,
        processed_at timestamptz,
        attempts int not null default 0,
        problem text
      );
      create index provider_event_waiting on provider_event (received_at) where processed_at is null;

      create table test_payment (
        intent_id text primary key,
        idempotency_key text not null unique,
        record jsonb not null,
        created_at timestamptz not null
      );
    `),
};
