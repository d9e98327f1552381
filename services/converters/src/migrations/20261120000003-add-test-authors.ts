import type { Migration } from '@washcoat/service-kit';

/** Who recorded a test, by first and last name. */
export const addTestAuthors: Migration = {
  name: '20261120000003-add-test-authors',
  up: (knex) =>
    knex.raw(`
      alter table product_test
        add column first_name text not null default '',
        add column last_name text not null default '';
    `),
};
