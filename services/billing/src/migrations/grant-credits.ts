import type { Migration } from '@washcoat/service-kit';

/**
 * Credits that the house gives or takes back, with a reason; who asked and who decided are two people above a limit. Who
 * users are is told with them, for lists of the house.
 */
export const grantCredits: Migration = {
  name: '20261123000156-grant-credits',
  up: (knex) =>
    knex.raw(`
      create table if not exists credit_grant (
        grant_id uuid primary key,
        user_id uuid not null,
        change int not null check (change <> 0),
        reason text not null,
        status text not null check (status in ('waiting', 'done', 'refused')),
        requested_by uuid not null,
        requested_by_name text not null,
        requested_at timestamptz not null,
        decided_by uuid,
        decided_by_name text,
        decided_at timestamptz
      );
      create index if not exists credit_grant_newest on credit_grant (requested_at desc, grant_id);
      alter table user_copy
        add column if not exists user_name text not null default '',
        add column if not exists email text not null default '';
    `),
};
