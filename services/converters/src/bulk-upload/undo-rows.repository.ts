import type { Knex } from 'knex';
import { fieldColumns } from '../catalogue-file/columns';
import { initial, type Landing } from './land-rows.repository';
import { inRange, type LineRange } from './line-ranges';
import { rowSql } from './row-sql';

const NO_FIELD = 'Changed since the upload: it is kept';
const remarks = {
  gone: 'Deleted since the upload: it stays deleted',
  held: 'An open cart holds this converter: it is kept',
  bought: 'Bought since the upload: it is kept',
  tested: 'Has tests that were recorded since the upload: it is kept with them',
};

/** What an undo leaves as it is, of one upload. */
export interface UndoScope extends Pick<Landing, 'uploadId' | 'columns'> {
  /** Converters that open carts hold. */
  held: readonly string[];
}

/** A row that can't be taken back. */
export interface KeptRow {
  line: number;
  /** As its converter is called now. */
  oem: string;
  name: string;
  /** Deleted by somebody since: there is nothing to take back. */
  isGone: boolean;
  reasons: string[];
}

/** How many rows an undo takes back or leaves as they are. */
export interface UndoCounts {
  deleteCount: number;
  restoreCount: number;
  keptCount: number;
  goneCount: number;
}

/** The ids of converters that an upload added. */
export async function addedIds(database: Knex, uploadId: string): Promise<string[]> {
  return database('bulk_upload_row')
    .where({ upload_id: uploadId, kind: 'add' })
    .orderBy('line')
    .pluck('target_id');
}

/** How many rows an undo would take back now, and how many not. */
export async function countUndo(database: Knex, scope: UndoScope): Promise<UndoCounts> {
  const { sql, values } = judged(scope);
  const { rows } = await database.raw<{ rows: [UndoCounts] }>(
    `select count(*) filter (where kind = 'add' and reasons = '{}')::int as "deleteCount",
            count(*) filter (where kind = 'change' and reasons = '{}')::int as "restoreCount",
            count(*) filter (where not "isGone" and reasons <> '{}')::int as "keptCount",
            count(*) filter (where "isGone")::int as "goneCount"
       from (${sql}) as judged`,
    values,
  );
  return rows[0];
}

/** The rows that an undo would leave as they are now, by line. */
export async function keptRows(
  database: Knex,
  scope: UndoScope,
  { count, offset }: { count: number; offset: number },
): Promise<KeptRow[]> {
  const { sql, values } = judged(scope);
  const { rows } = await database.raw<{ rows: KeptRow[] }>(
    `select line, oem, name, "isGone", reasons from (${sql}) as judged
      where reasons <> '{}' order by line limit :count offset :offset`,
    { ...values, count, offset },
  );
  return rows;
}

/** Marks the rows that can't be taken back with why. */
export async function markKept(trx: Knex.Transaction, scope: UndoScope): Promise<void> {
  const { sql, values } = judged(scope);
  await trx.raw(
    `update bulk_upload_row as staged set reasons = judged.reasons from (${sql}) as judged
      where staged.upload_id = :uploadId and staged.line = judged.line and judged.reasons <> '{}'`,
    values,
  );
}

/**
 * Every row that added or changed a converter, with what speaks against taking it back: nobody may lose what they did
 * to a converter since.
 */
function judged({ uploadId, columns, held }: UndoScope) {
  const sql = `
    select staged.line, staged.kind, product.oem, product.name, product.deleted_at is not null as "isGone",
           case when product.deleted_at is not null then array[:gone] else array_remove(array[
             case when staged.kind = 'add' and product.updated_at <> product.created_at
                  then coalesce('Changed since the upload: ' || ${otherThanAdded}, :noField) end,
             case when staged.kind = 'change' and not ${rowSql(columns).current} @> staged.after
                  then 'Changed since the upload: ' || ${otherThanChanged(columns)} end,
             case when staged.kind = 'add' and product.test_count > 0 then :tested end,
             case when staged.kind = 'add' and product.product_id = any(:held::uuid[]) then :held_ end,
             case when staged.kind = 'add' and exists (
               select from purchase where purchase.product_id = product.product_id) then :bought end
           ], null) end as reasons
      from bulk_upload_row as staged join product on product.product_id = staged.target_id
     where staged.upload_id = :uploadId and staged.kind in ('add', 'change')`;
  const { held: held_, ...others } = remarks;
  return { sql, values: { uploadId, held: [...held], held_, noField: NO_FIELD, ...others } };
}

/** The fields of an added converter that are not as the upload wrote them. */
const otherThanAdded = `nullif(array_to_string(array_remove(array[${[
  ...fieldColumns.map((column) => [`product.${column.sql} is distinct from ${initial(column)}`, column.id]),
  [`product.urls <> '{}'`, 'pictures'],
  [`product.vehicles <> '[]'`, 'vehicles'],
]
  .map(([differs, field]) => `case when ${differs} then '${field}' end`)
  .join(', ')}], null), ', '), '')`;

/** The fields of a changed converter that are not as the upload wrote them. */
const otherThanChanged = (columns: readonly string[]) => `(
  select string_agg(case field when 'typeName' then 'type' else field end, ', ' order by field)
    from jsonb_each(staged.after) as own (field, value)
   where ${rowSql(columns).current} -> field is distinct from value)`;

/** Deletes what the rows of a range added and was not kept. */
export async function deleteAdded(
  trx: Knex.Transaction,
  { uploadId, now }: Landing,
  range: LineRange,
): Promise<void> {
  await trx.raw(
    `update product set deleted_at = :now, updated_at = :now, version = product.version + 1
       from bulk_upload_row as staged
      where ${inRange} and staged.kind = 'add' and staged.reasons = '{}'
        and product.product_id = staged.target_id`,
    { uploadId, now, ...range },
  );
}

/** Gives what the rows of a range changed and was not kept back what it had before. */
export async function revertChanged(
  trx: Knex.Transaction,
  { uploadId, columns, now }: Landing,
  range: LineRange,
): Promise<void> {
  await trx.raw(
    `update product set ${rowSql(columns).reversal}, version = product.version + 1, updated_at = :now
       from bulk_upload_row as staged
      where ${inRange} and staged.kind = 'change' and staged.reasons = '{}'
        and product.product_id = staged.target_id`,
    { uploadId, now, ...range },
  );
}

/** Locks what an upload added or changed until the end of the transaction, in the order everybody locks in. */
export async function lockLanded(trx: Knex.Transaction, uploadId: string): Promise<void> {
  await trx.raw(
    `select count(*) from (
       select product.product_id from product
        where product_id in (select target_id from bulk_upload_row where upload_id = ? and target_id is not null)
        order by product_id for update
     ) as locked`,
    [uploadId],
  );
}
