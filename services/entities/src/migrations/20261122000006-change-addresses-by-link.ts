import type { Migration } from '@washcoat/service-kit';

/** Who changes their own address has it changed by a mailed link: until then the new one is kept apart, nobody's. */
export const changeAddressesByLink: Migration = {
  name: '20261122000006-change-addresses-by-link',
  up: (knex) =>
    knex.raw(`
      create table address_change (
        address_change_id uuid primary key,
        user_id uuid not null references app_user,
        email text not null,
        created_at timestamptz not null,
        confirmed_at timestamptz
      );
      create index address_change_user on address_change (user_id);
      create index address_change_age on address_change (created_at);

      alter table one_time_code add column address_change_id uuid references address_change on delete cascade;
      alter table one_time_code drop constraint one_time_code_purpose_check;
      alter table one_time_code add constraint one_time_code_purpose_check
        check (purpose in ('reset', 'invite', 'confirm', 'address'));
      alter table one_time_code add check ((purpose = 'address') = (address_change_id is not null));
      create index one_time_code_address_change on one_time_code (address_change_id);
    `),
};
