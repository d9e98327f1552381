import type pg from 'pg';
import { fileColumns } from './converters-file';

const texts = [
  'serialNo',
  'manufacturer',
  'model',
  'description',
  'notes',
  'comment',
  'family',
  'shape',
  'name',
];

/**
 * Makes `bench.copied_product`: the columns of the catalogue under the titles of the file, with the indexes of the
 * catalogue (`isIndexed`) or without any.
 */
export async function makeTarget(client: pg.Client, isIndexed: boolean): Promise<void> {
  await client.query(`
    create schema if not exists bench;
    drop table if exists bench.copied_product;
    create table bench.copied_product (like converters.product including generated ${isIndexed ? 'including indexes' : ''});
    alter table bench.copied_product add column type text, alter column type_id drop not null,
      alter column product_id set default gen_random_uuid(),
      alter column urls set default '{}', alter column vehicles set default '[]', alter column version set default 1,
      alter column created_at set default now(), alter column updated_at set default now(),
      alter column is_shared_stamp set default false, alter column test_count set default 0;
  `);
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'bench' and table_name = 'copied_product' and is_generated = 'NEVER'
        and is_nullable = 'NO' and column_default is null`,
  );
  for (const { name, type } of rows) {
    const standard = type === 'boolean' ? 'false' : `''`;
    await client.query(`alter table bench.copied_product alter column ${name} set default ${standard}`);
  }
}

/** Reads the file into that table with PostgreSQL's own COPY and answers the milliseconds it took. */
export async function copyFile(client: pg.Client, path: string): Promise<number> {
  const sqlNames = fileColumns.map(sqlName).join(', ');
  const start = performance.now();
  await client.query(
    `copy bench.copied_product (${sqlNames}) from '${path}'
       with (format csv, header true, force_not_null (${texts.map(sqlName).join(', ')}))`,
  );
  return performance.now() - start;
}

function sqlName(title: string): string {
  return title.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
