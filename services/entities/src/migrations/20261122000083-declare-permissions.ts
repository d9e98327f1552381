import type { Migration } from '@washcoat/service-kit';

/** Permissions say how they are called, where forms show them, and which service declared them when. */
export const declarePermissions: Migration = {
  name: '20261122000083-declare-permissions',
  up: (knex) =>
    knex.raw(`
      alter table permission
        add column label text not null default '',
        add column area text not null default '',
        add column place int not null default 0,
        add column restricts boolean not null default false,
        add column declared_by text not null default 'entities',
        add column declared_at timestamptz not null default 'epoch';
    `),
};
