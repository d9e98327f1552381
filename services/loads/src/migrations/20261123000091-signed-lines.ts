import type { Migration } from '@washcoat/service-kit';

/** Which lines were signed; empty for what was signed before. */
export const signedLines: Migration = {
  name: '20261123000091-signed-lines',
  up: (knex) => knex.raw(`alter table load add column signed_lines text`),
};
