import type { Migration } from '@washcoat/service-kit';

/**
 * A role's name is unique among the roles of its company and type, whatever the case. Type Franchise implies the flag,
 * which other types may have too. Roles and permissions are searched by their texts, users counted by their role.
 */
export const nameRolesOnce: Migration = {
  name: '20261120000005-name-roles-once',
  up: (knex) =>
    knex.raw(`
      alter table role add column is_franchise boolean not null default false;
      update role set is_franchise = true where type = 3;
      alter table role add check (is_franchise or type <> 3);
      alter table role add column search_text text not null generated always as (lower(name)) stored;
      create unique index role_name on role (company_id, type, search_text) nulls not distinct;
      alter table permission add column search_text text not null
        generated always as (lower(permission_name || ' ' || description)) stored;
      create index app_user_having_role on app_user (role_id) where deleted_at is null;
    `),
};
