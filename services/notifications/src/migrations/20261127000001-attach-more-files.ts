import type { Migration } from '@washcoat/service-kit';

/** Files of a mail besides its first one, which processes of the version before know alone. */
export const attachMoreFiles: Migration = {
  name: '20261127000001-attach-more-files',
  up: (knex) => knex.raw('alter table mail add column also_attached jsonb'),
};
