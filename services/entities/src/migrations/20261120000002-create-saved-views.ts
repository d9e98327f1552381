import type { Migration } from '@washcoat/service-kit';

/** Lists as people left them and gave a name. */
export const createSavedViews: Migration = {
  name: '20261120000002-create-saved-views',
  up: (knex) =>
    knex.raw(`
      create table saved_view (
        view_id uuid primary key,
        user_id uuid not null references app_user,
        screen text not null,
        name text not null,
        query text not null,
        columns text[],
        is_default boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index saved_view_name on saved_view (user_id, screen, lower(name));
      create unique index saved_view_one_default on saved_view (user_id, screen) where is_default;
    `),
};
