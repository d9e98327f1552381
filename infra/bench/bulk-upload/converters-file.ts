import { writeFile } from 'node:fs/promises';
import type pg from 'pg';

/** Columns of the file, each with what it reads of `converters.product`. */
const columns = {
  oem: `'BENCH ' || row.number || ' ' || product.oem`,
  type: 'converter_type.name',
  name: 'product.name',
  serialNo: 'product.serial_no',
  manufacturer: 'product.manufacturer',
  model: 'product.model',
  description: 'product.description',
  notes: 'product.notes',
  comment: 'product.comment',
  family: 'product.family',
  shape: 'product.shape',
  subweight: 'product.subweight',
  ptAssay: 'product.pt_assay',
  pdAssay: 'product.pd_assay',
  rhAssay: 'product.rh_assay',
  ptDisc: 'product.pt_disc',
  ptDiscIsPercentage: 'product.pt_disc_is_percentage',
  price: 'product.price',
  isCalculatedPrice: 'product.is_calculated_price',
  isActive: 'product.is_active',
};
export const fileColumns = Object.keys(columns);

/** Writes a file of converters that are not in the catalogue, made like those that are, each with a code of its own. */
export async function writeConverters(client: pg.Client, path: string, count: number): Promise<string> {
  const list = Object.entries(columns).map(([title, sql]) => `(${sql})::text as "${title}"`);
  const { rows } = await client.query<string[]>({
    text: `select ${list.join(', ')}
      from (select *, row_number() over (order by product_id) as place, count(*) over () as total
              from converters.product where deleted_at is null) as product
      join converters.converter_type using (type_id)
      join generate_series(1, $1::int) as row (number) on product.place = 1 + row.number % product.total`,
    values: [count],
    rowMode: 'array',
  });
  const content = [fileColumns, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n');
  await writeFile(path, content, { mode: 0o644 });
  return content;
}

const quoted = (cell: string | null) => (cell === null ? '' : `"${cell.replaceAll('"', '""')}"`);
