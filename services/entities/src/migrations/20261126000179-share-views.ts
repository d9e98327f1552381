import type { Migration } from '@washcoat/service-kit';

/** A saved view can be one of a whole company. */
export const shareViews: Migration = {
  name: '20261126000179-share-views',
  up: (knex) =>
    knex.raw(`
      alter table saved_view add column if not exists shared_with uuid references company;
      create index if not exists saved_view_shared on saved_view (shared_with, screen) where shared_with is not null;
    `),
};
