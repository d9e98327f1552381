import type { Knex } from 'knex';
import { fieldColumns, type FieldColumn } from '../catalogue-file/columns';
import { blankFields } from '../product/product-record';
import { inRange, type LineRange } from './line-ranges';
import { rowSql } from './row-sql';

export interface Landing {
  uploadId: string;
  /** Ids of the columns of the file that count. */
  columns: readonly string[];
  now: Date;
}

/** Adds a converter for every row of a range that adds one. */
export async function insertAdded(
  trx: Knex.Transaction,
  { uploadId, now }: Landing,
  range: LineRange,
): Promise<void> {
  const columns = fieldColumns.map(({ sql }) => sql).join(', ');
  await trx.raw(
    `insert into product (product_id, ${columns}, urls, vehicles, version, created_at, updated_at)
     select target_id, ${fieldColumns.map(initial).join(', ')}, '{}', '[]', 1, :now, :now
       from bulk_upload_row as staged where ${inRange} and kind = 'add' order by line`,
    { uploadId, now, ...range },
  );
}

/** Gives every converter that a row of a range changes what the row says, and a new version. */
export async function updateChanged(
  trx: Knex.Transaction,
  { uploadId, columns, now }: Landing,
  range: LineRange,
): Promise<void> {
  await trx.raw(
    `update product set ${rowSql(columns).assignments}, version = product.version + 1, updated_at = :now
       from bulk_upload_row as staged
      where ${inRange} and staged.kind = 'change' and product.product_id = staged.target_id`,
    { uploadId, now, ...range },
  );
}

/** The ids of the converters that an upload adds or changes, in the order of its lines; without those it let go. */
export async function targetIds(trx: Knex.Transaction, uploadId: string): Promise<string[]> {
  return trx('bulk_upload_row')
    .where({ upload_id: uploadId })
    .whereIn('kind', ['add', 'change'])
    .andWhereRaw(`reasons = '{}'`)
    .orderBy('line')
    .pluck('target_id');
}

/** The codes of converters that an upload adds, or whose code it changes: those of before and after. */
export async function touchedCodes(trx: Knex.Transaction, uploadId: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { oem: string }[] }>(
    `select distinct oem from (
       select oem from bulk_upload_row
        where upload_id = :uploadId and (kind = 'add' or kind = 'change' and jsonb_exists(before, 'oem'))
       union all
       select before->>'oem' from bulk_upload_row
        where upload_id = :uploadId and kind = 'change' and jsonb_exists(before, 'oem')
     ) as touched`,
    { uploadId },
  );
  return rows.map(({ oem }) => oem);
}

/** What a new converter gets in a column: a text or a flag that the row does not give is that of a blank one. */
export function initial({ id, kind, sql }: FieldColumn): string {
  if (kind === 'text') return `coalesce(staged.${sql}, '')`;
  return kind === 'flag'
    ? `coalesce(staged.${sql}, ${Reflect.get(blankFields, id) === true})`
    : `staged.${sql}`;
}
