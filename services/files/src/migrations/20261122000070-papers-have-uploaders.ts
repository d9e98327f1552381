import type { Migration } from '@washcoat/service-kit';

/** A paper belongs to who uploaded it until a record holds it. Of those from before nobody knows who that was. */
export const papersHaveUploaders: Migration = {
  name: '20261122000070-papers-have-uploaders',
  up: (knex) => knex.raw('alter table picture add column uploaded_by uuid'),
};
