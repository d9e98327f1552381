import type { Migration } from '@washcoat/service-kit';

/**
 * `pricing_later`: when the draft of a company comes in force; it goes with the draft. `market_schedule`, one row: when
 * drafts are made of market prices, and whether they are applied without a person.
 */
export const schedulePricing: Migration = {
  name: '20261123000133-schedule-pricing',
  up: (knex) =>
    knex.raw(`
      create table pricing_later (
        company_id uuid primary key references pricing_draft on delete cascade,
        apply_at timestamptz not null,
        draft_touched_at timestamptz not null,
        user_id uuid not null,
        first_name text not null,
        last_name text not null,
        set_at timestamptz not null,
        waits text not null default ''
      );
      create index pricing_later_due on pricing_later (apply_at);
      create table market_schedule (
        schedule_id smallint primary key check (schedule_id = 1),
        days jsonb not null,
        time text,
        percent numeric,
        is_applied boolean not null,
        user_id uuid not null,
        first_name text not null,
        last_name text not null,
        set_at timestamptz not null,
        last_day date,
        waits text not null default ''
      );
    `),
};
