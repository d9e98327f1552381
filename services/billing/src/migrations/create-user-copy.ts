import type { Migration } from '@washcoat/service-kit';

/** Who exists and to which company they belong. */
export const createUserCopy: Migration = {
  name: '20261101000010-create-user-copy',
  up: (knex) =>
    knex.raw(`
      create table user_copy (
        user_id uuid primary key,
        company_id uuid,
        version int not null
      );
    `),
};
