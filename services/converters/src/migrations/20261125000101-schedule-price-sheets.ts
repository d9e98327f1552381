import type { Migration } from '@washcoat/service-kit';

/** `price_sheet_schedule`: on which days a customer gets its price sheet by mail, in whose name, and what ends it. */
export const schedulePriceSheets: Migration = {
  name: '20261125000101-schedule-price-sheets',
  up: (knex) =>
    knex.raw(`
      create table if not exists price_sheet_schedule (
        company_id uuid primary key,
        family text,
        ctype integer,
        is_top boolean not null,
        days jsonb not null,
        time text not null,
        valid_days integer,
        ticket text not null unique,
        user_id uuid not null,
        first_name text not null,
        last_name text not null,
        set_at timestamptz not null,
        last_day date,
        waits text not null default '',
        ended_at timestamptz
      );
    `),
};
