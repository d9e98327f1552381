import type { Migration } from '@washcoat/service-kit';

/** Permissions, one row per flag, and the roles that grant them. */
export const createRoles: Migration = {
  name: '20261101000003-create-roles',
  up: (knex) =>
    knex.raw(`
      create table permission (
        permission_id uuid primary key default gen_random_uuid(),
        permission_name text not null unique,
        type int not null check (type between 1 and 3),
        description text not null,
        is_accessible boolean not null default true
      );

      create table role (
        role_id uuid primary key,
        name text not null,
        type int not null check (type between 1 and 3),
        company_id uuid references company,
        is_default boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index role_one_default on role (type) where is_default;
      create index role_company on role (company_id);

      create table role_permission (
        role_id uuid not null references role on delete cascade,
        permission_id uuid not null references permission,
        facilities text[] not null default '{}',
        primary key (role_id, permission_id)
      );
    `),
};
