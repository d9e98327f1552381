import type { Migration } from '@washcoat/service-kit';

/**
 * An open invitation is one per address and company: companies that invite the same person do not meet. It can be
 * revoked, expires, and may name the role that its inviter chose. Those from before were promised no end and get the
 * whole time from now.
 */
export const invitationsOfCompanies: Migration = {
  name: '20261122000002-invitations-of-companies',
  up: (knex) =>
    knex.raw(`
      alter table invitation add column expires_at timestamptz;
      update invitation set expires_at = greatest(created_at, now()) + interval '14 days';
      alter table invitation alter column expires_at set not null;
      alter table invitation add column revoked_at timestamptz;
      alter table invitation add column role_id uuid references role on delete set null;
      create index invitation_role on invitation (role_id) where role_id is not null;
      drop index invitation_open;
      create unique index invitation_open on invitation (lower(email), company_id) nulls not distinct
        where registered_at is null and revoked_at is null;
    `),
};
