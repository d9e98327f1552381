import type { Migration } from '@washcoat/service-kit';

/** Makes with tips for telling their converters; one of a name, whatever its case. */
export const createMakes: Migration = {
  name: '20261120000003-create-makes',
  up: (knex) =>
    knex.raw(`
      create table make (
        make_id uuid primary key,
        name text not null,
        models text[] not null,
        description text not null,
        image_urls text[] not null,
        video_urls text[] not null,
        document_urls text[] not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        name_key text collate "C" not null generated always as (lower(name)) stored unique
      );
    `),
};
