import type { Migration } from '@washcoat/service-kit';

/**
 * How uploaded pictures of converters look, to compare photos with; the look is null until known and where it can't be
 * told. A picture is tried again, after all others, while the files service can't be reached.
 */
export const lookAtUploadedPictures: Migration = {
  name: '20261120000008-look-at-uploads',
  up: (knex) =>
    knex.raw(`
      create table uploaded_picture (
        address text primary key,
        look bit(144),
        is_looked_at boolean not null default false,
        tried_at timestamptz
      );
      create index uploaded_picture_new on uploaded_picture (tried_at nulls first, address) where not is_looked_at;
      insert into uploaded_picture (address)
        select distinct profile_url from product
         where profile_url like '/files/pictures/%' and deleted_at is null;
    `),
};
