import type { Migration } from '@washcoat/service-kit';

/** What people are told: a row for each record and side, which says the last that happened; and who has read it when. */
export const createNotices: Migration = {
  name: '20261122000050-create-notices',
  up: (knex) =>
    knex.raw(`
      create table notice (
        notice_id uuid primary key,
        subject text not null,
        record_id text not null,
        side text not null,
        kind text not null,
        company_id uuid not null,
        user_id uuid,
        customer_id uuid,
        caused_by uuid,
        title text not null,
        text text not null,
        link text,
        is_shown boolean not null,
        is_news boolean not null,
        is_waiting boolean not null,
        told_at timestamptz not null,
        version bigint not null,
        unique (subject, record_id, side)
      );
      create index notice_shown on notice (company_id, told_at desc) where is_shown;
      create index notice_open on notice (company_id, told_at desc) where is_shown and (is_news or is_waiting);
      create table notice_reading (
        user_id uuid not null,
        notice_id uuid not null references notice on delete cascade,
        read_at timestamptz not null,
        primary key (user_id, notice_id)
      );
    `),
};
