import type { Migration } from '@washcoat/service-kit';

/**
 * `known_line` tells the first line of a file with the code of a row, where it is an earlier one; `repeat_count` how many
 * rows would add a converter whose code only an earlier row of the file has.
 */
export const nameRepeatedCodes: Migration = {
  name: '20261122000069-name-repeated-codes',
  up: (knex) =>
    knex.raw(`
      alter table bulk_upload_row add column known_line int;
      alter table bulk_upload add column repeat_count int not null default 0;
    `),
};
