import type { Migration } from '@washcoat/service-kit';

/** What was paid of an invoice. */
export const createPayment: Migration = {
  name: '20261101000005-create-payment',
  up: (knex) =>
    knex.raw(`
      create table payment (
        payment_id uuid primary key,
        load_id uuid not null references invoice (load_id),
        payment_method text not null check (payment_method in ('CHECK', 'CASH', 'Bank Transfer')),
        reference_number text,
        amount numeric(14, 2) not null check (amount > 0),
        paid_at timestamptz not null,
        recorded_at timestamptz not null,
        recorded_by uuid not null
      );
      create index payment_load on payment (load_id, paid_at, recorded_at);
    `),
};
