import type { Migration } from '@washcoat/service-kit';

/** Wire whose metal nobody knows was weighed all the same; items that are kept since before say so from now on. */
export const weighUnknownWire: Migration = {
  name: '20261126000611-weigh-unknown-wire',
  up: (knex) =>
    knex.raw(`
      update bought_item set pounds = round(final_qty, 4)
       where not content_known and type in ('DOMESTIC WIRE', 'IMPORT WIRE') and pounds = 0;
    `),
};
