import type { Migration } from './database';

/** How many shelved events of a consumer others were told of last. */
export const announcedDeadLetters: Migration = {
  name: '20261122000058-create-told-letters',
  up: (knex) => knex.raw('create table told_letters (consumer text primary key, count int not null)'),
};
