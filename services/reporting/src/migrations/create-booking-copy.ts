import type { Migration } from '@washcoat/service-kit';

/** What was booked into settlements beside what was received and processed of it: pieces and pounds. */
export const createBookingCopy: Migration = {
  name: '20261126000440-create-booking-copy',
  up: (knex) =>
    knex.raw(`
      create table if not exists booking_copy (
        settlement_id uuid primary key,
        version int not null,
        settlement_no text not null,
        company_id uuid not null,
        company_name text not null,
        facility_city text not null,
        is_complete boolean not null,
        completed_at timestamptz,
        expected_pieces numeric not null,
        received_pieces numeric not null,
        expected_pounds numeric not null,
        received_pounds numeric not null,
        processed_pounds numeric not null
      );
    `),
};
