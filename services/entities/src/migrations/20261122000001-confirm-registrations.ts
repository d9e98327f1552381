import type { Migration } from '@washcoat/service-kit';

/**
 * Who registers alone is kept apart from people until the mailed link is used: an address is nobody's before it is
 * confirmed. Accounts from before that were never finished are gone; whose they are may register again. A company may
 * wait for the house's approval, switched off.
 */
export const confirmRegistrations: Migration = {
  name: '20261122000001-confirm-registrations',
  up: (knex) =>
    knex.raw(`
      create table registration (
        registration_id uuid primary key,
        email text not null,
        password_hash text,
        company_id uuid,
        form jsonb,
        created_at timestamptz not null,
        saved_at timestamptz,
        confirmed_at timestamptz
      );
      create index registration_email on registration (lower(email), created_at) where confirmed_at is null;
      create index registration_age on registration (created_at);

      alter table one_time_code add column registration_id uuid references registration on delete cascade;
      alter table one_time_code drop constraint one_time_code_purpose_check;
      alter table one_time_code add constraint one_time_code_purpose_check
        check (purpose in ('reset', 'invite', 'confirm'));
      alter table one_time_code add check ((purpose = 'confirm') = (registration_id is not null));
      create index one_time_code_registration on one_time_code (registration_id);

      update app_user set deleted_at = now() where is_new_user and company_id is null and hierarchy = 2
        and deleted_at is null;

      alter table company add column is_waiting boolean not null default false;
      alter table company add check (not (is_waiting and is_active));
      create index company_waiting on company (company_id) where is_waiting;
    `),
};
