import type { Migration } from '@washcoat/service-kit';

/** Drawn pictures of converters, named by the hash of their content. */
export const createDrawnPictures: Migration = {
  name: '20261101000007-create-drawn-pictures',
  up: (knex) =>
    knex.raw(`
      create table drawn_picture (
        picture_id text primary key,
        svg text not null
      );
    `),
};
