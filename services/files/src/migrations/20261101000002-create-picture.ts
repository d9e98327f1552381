import type { Migration } from '@washcoat/service-kit';

/** The uploaded pictures. A picture that no record uses is held for a day after its last upload. */
export const createPicture: Migration = {
  name: '20261101000002-create-picture',
  up: (knex) =>
    knex.raw(`
      create table picture (
        name text primary key,
        bytes int not null,
        width int not null,
        height int not null,
        is_used boolean not null default false,
        created_at timestamptz not null,
        uploaded_at timestamptz not null
      );
      create index picture_unused on picture (uploaded_at) where not is_used;
    `),
};
