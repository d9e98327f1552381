import type { Migration } from '@washcoat/service-kit';

/** What signing in needs: keys, durable sessions, invitations and the one-time codes that mails carry. */
export const createSignIn: Migration = {
  name: '20261101000005-create-sign-in',
  up: (knex) =>
    knex.raw(`
      create table signing_key (
        key_id text primary key,
        private_jwk jsonb not null,
        created_at timestamptz not null
      );

      create table user_session (
        session_id uuid primary key,
        user_id uuid not null references app_user,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index user_session_user on user_session (user_id) where ended_at is null;
      create index user_session_expiry on user_session (expires_at);

      create table invitation (
        invitation_id uuid primary key,
        email text not null,
        first_name text not null,
        last_name text not null,
        company_id uuid references company,
        hierarchy int not null,
        facility_city text,
        invited_by uuid,
        created_at timestamptz not null,
        registered_at timestamptz
      );
      create unique index invitation_open on invitation (lower(email)) where registered_at is null;

      create table one_time_code (
        code_hash text primary key,
        purpose text not null check (purpose in ('reset', 'invite')),
        user_id uuid references app_user,
        invitation_id uuid references invitation,
        created_at timestamptz not null,
        expires_at timestamptz,
        used_at timestamptz,
        check ((purpose = 'reset') = (user_id is not null)),
        check ((purpose = 'invite') = (invitation_id is not null))
      );
      create index one_time_code_user on one_time_code (user_id);
      create index one_time_code_invitation on one_time_code (invitation_id);
    `),
};
