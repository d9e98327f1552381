import type { Migration } from '@washcoat/service-kit';

/** The lots that invoicing stamped on the invoice of a load; they may come before or after the load's rows. */
export const createLotCopy: Migration = {
  name: '20261123000400-create-lot-copy',
  up: (knex) =>
    knex.raw(`
      create table lot_copy (
        load_id uuid primary key,
        version int not null,
        load_info text,
        diesel_lot text,
        ceramic_lot text,
        foil_lot text,
        afm_lot text
      );
    `),
};
