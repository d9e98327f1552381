import type { Migration } from '@washcoat/service-kit';

/** `report_mail`: which saved view somebody gets by mail, when, and what came of it. */
export const keepReportMails: Migration = {
  name: '20261126000180-keep-report-mails',
  up: (knex) =>
    knex.raw(`
      create table if not exists report_mail (
        mail_id uuid primary key,
        user_id uuid not null,
        view_id uuid not null,
        view_name text not null,
        screen text not null,
        days jsonb not null,
        month_day integer,
        time text not null,
        format text not null,
        ticket text not null unique,
        set_at timestamptz not null,
        last_due timestamptz,
        last_at timestamptz,
        last_result text not null default '',
        ended_at timestamptz,
        unique (user_id, view_id)
      );
      create index if not exists report_mail_due on report_mail (last_due) where ended_at is null;
    `),
};
