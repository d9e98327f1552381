import type { Migration } from '@washcoat/service-kit';

/**
 * How the file of an upload is read: which of its titles mean which column, as its company remembers it, and whether
 * rows without an id mean the converter with their code. `known_count` tells how many converters carry the code of a row
 * that adds one.
 */
export const matchUploads: Migration = {
  name: '20261122000042-match-uploads',
  up: (knex) =>
    knex.raw(`
      alter table bulk_upload
        add column titles text[] not null default '{}',
        add column matches jsonb not null default '{}',
        add column by_code boolean not null default false,
        add column duplicate_count int not null default 0;
      alter table bulk_upload_row add column known_count int not null default 0;
      create table upload_title (
        company_id uuid not null,
        title_key text not null,
        column_id text not null,
        primary key (company_id, title_key)
      );
    `),
};
