import type { Migration } from '@washcoat/service-kit';

/** By which card a renewal that ended is to begin again: what is asked of the provider once more is the same. */
export const renewAgainByCard: Migration = {
  name: '20261125000158-renew-again-by-card',
  up: (knex) =>
    knex.raw(`
      alter table renewal
        add column if not exists begun_again_card text,
        add column if not exists begun_again_customer text;
    `),
};
