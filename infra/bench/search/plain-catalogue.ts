import pg from 'pg';

/** The columns that an answer of the product is made of. */
const columns = `product_id, name, serial_no, ab_code, oem, manufacturer, model, description, family, type_id, shape,
  urls, profile_url, subweight, pt_assay, pd_assay, rh_assay, price, is_active, is_mark_for_test, is_shared_stamp,
  test_count, version`;

/** What anybody would write first: contained in the code or the description, by id. */
export const plainSearch = {
  name: 'plain-search',
  text: `select ${columns} from bench.plain_product
    where is_active and (oem ilike $1 or description ilike $1) order by product_id limit 26`,
};

/** The parameter of `plainSearch`. */
export const plainPattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Copies the catalogue into a table with a plain trigram index on code and description. Both tables are vacuumed, so
 * that autovacuum, which follows every large change, does not work during one of the measurements.
 */
export async function makePlainCatalogue(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`
      create schema if not exists bench;
      drop table if exists bench.plain_product;
      create table bench.plain_product as select ${columns} from converters.product where deleted_at is null;
      alter table bench.plain_product add primary key (product_id);
      create index on bench.plain_product using gin (oem public.gin_trgm_ops, description public.gin_trgm_ops);
    `);
    for (const table of ['bench.plain_product', 'converters.product'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
