import type { Migration } from '@washcoat/service-kit';

/**
 * A default role per kind of user instead of one per type: partner sellers and customers share a type, and the first
 * user of a franchise needs more than the others. Partner sellers and first users get, out of what is there, the oldest
 * role for everybody of their type whose users can add users; else the default that the type had.
 */
export const chooseDefaultRoles: Migration = {
  name: '20261122000004-choose-default-roles',
  up: (knex) =>
    knex.raw(`
      create table default_role (
        kind text primary key check (kind in ('STAFF', 'CUSTOMER', 'PARTNER', 'FRANCHISE_OWNER', 'FRANCHISE')),
        role_id uuid not null references role
      );
      create index default_role_role on default_role (role_id);

      insert into default_role (kind, role_id)
        select distinct on (kinds.kind) kinds.kind, role.role_id
        from (values ('STAFF', 1, false), ('CUSTOMER', 2, false), ('PARTNER', 2, true),
          ('FRANCHISE_OWNER', 3, true), ('FRANCHISE', 3, false)) kinds (kind, type, adds_users)
        join role on role.type = kinds.type
        cross join lateral (
          select kinds.adds_users and role.company_id is null and exists (
            select 1 from role_permission
            join permission on permission.permission_id = role_permission.permission_id
            where role_permission.role_id = role.role_id and permission.permission_name = 'canCreateUser'
          ) as is_wanted
        ) fitness
        where role.is_default or fitness.is_wanted
        order by kinds.kind, fitness.is_wanted desc, role.created_at, role.role_id;

      alter table role drop column is_default;
    `),
};
