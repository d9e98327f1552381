import type { Migration } from '@washcoat/service-kit';

/**
 * What completed loads bought of the catalogue: for "seen before" (by converter, newest first, of one company or all)
 * and for the converters bought most often lately. `purchase_load` holds the version that the rows of a load are of.
 */
export const createPurchases: Migration = {
  name: '20261120000001-create-purchases',
  up: (knex) =>
    knex.raw(`
      create table purchase_load (
        load_id uuid primary key,
        version int not null
      );
      create table purchase (
        item_id uuid primary key,
        load_id uuid not null references purchase_load on delete cascade,
        product_id uuid not null,
        company_id uuid not null,
        company_name text not null,
        at timestamptz not null,
        final_qty numeric not null,
        adjusted_price numeric not null
      );
      create index purchase_load_rows on purchase (load_id);
      create index purchase_company on purchase (product_id, company_id, at desc, item_id);
      create index purchase_product on purchase (product_id, at desc, item_id);
      create index purchase_lately on purchase (at) include (product_id, final_qty);
    `),
};
