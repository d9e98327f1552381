import type { Migration } from '@washcoat/service-kit';

/** Analyses of converters: grams per piece and ppm. */
export const createProductTests: Migration = {
  name: '20261101000003-create-product-tests',
  up: (knex) =>
    knex.raw(`
      create table product_test (
        test_id uuid primary key,
        product_id uuid not null references product,
        subweight numeric not null,
        pt_assay numeric not null,
        pd_assay numeric not null,
        rh_assay numeric not null,
        location text not null,
        notes text not null,
        user_id uuid,
        user_name text not null,
        created_at timestamptz not null
      );
      create index product_test_product on product_test (product_id, created_at);
    `),
};
