import type { Migration } from '@washcoat/service-kit';

/** Converters that subscribers have opened with a credit: once per user, converter and day. */
export const createLookups: Migration = {
  name: '20261101000006-create-lookups',
  up: (knex) =>
    knex.raw(`
      create table lookup (
        lookup_id uuid primary key,
        user_id uuid not null,
        company_id uuid not null,
        product_id uuid not null references product,
        day date not null,
        at timestamptz not null,
        unique (user_id, product_id, day)
      );
    `),
};
