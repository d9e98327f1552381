import type { Migration } from '@washcoat/service-kit';

/** What was told last of the booking of a settlement, so that it is told again when something of it changed, and only then. */
export const rememberBookings: Migration = {
  name: '20261126000610-remember-bookings',
  up: (knex) =>
    knex.raw(`
      create table if not exists booking_told (
        settlement_id uuid primary key,
        version int not null,
        data jsonb not null
      );
    `),
};
