import type { Knex } from 'knex';
import { byLines, inRange } from './line-ranges';
import { metalClashSql } from './metal-clash-sql';
import type { Progress } from './step-progress';
import { rowSql } from './row-sql';

const DELETED = 'productId: This converter was deleted. Leave the id empty to add it again';
const REPEATED = 'productId: The file has this converter twice';
const SEVERAL = 'oem: Several converters carry this code. Write the productId of the one that is meant';
const NO_EDIT = 'productId: You are not allowed to change converters';
const MOVED = 'Somebody has changed this converter since the upload was checked. Upload the row again';

export interface Comparison {
  uploadId: string;
  /** Ids of the columns of the file that count. */
  columns: readonly string[];
  /** Whether the uploader may change converters, not only add some. */
  mayEdit: boolean;
}

/**
 * Decides for every row that is not bad yet what it does to the catalogue as it is now: a row with the id of a
 * converter changes that one or leaves it the same; any other adds one, unless a converter says exactly the same
 * already. A row that would do something else than an earlier comparison found becomes bad: nobody has seen that.
 */
export async function compareRows(
  trx: Knex.Transaction,
  comparison: Comparison,
  progress: Progress,
): Promise<void> {
  const { uploadId, mayEdit } = comparison;
  await markRepeated(trx, uploadId);
  const sql = comparisonSql(comparison.columns);
  const values = { uploadId, mayEdit, deleted: DELETED, noEdit: NO_EDIT, moved: MOVED };
  await byLines(trx, uploadId, progress, async (range) => {
    await trx.raw(sql, { ...values, ...range });
  });
}

/** A converter that two rows of a file name would get one of them by chance. */
async function markRepeated(trx: Knex.Transaction, uploadId: string): Promise<void> {
  await trx.raw(
    `update bulk_upload_row as staged set kind = 'bad', reasons = array[:repeated]
      where staged.upload_id = :uploadId and staged.kind is distinct from 'bad' and staged.product_id in (
        select product_id from bulk_upload_row where upload_id = :uploadId and product_id is not null
         group by product_id having count(*) > 1)`,
    { uploadId, repeated: REPEATED },
  );
}

function comparisonSql(columns: readonly string[]): string {
  const sql = rowSql(columns);
  return `with judged as (
       select staged.line, product.product_id as known_id, ${sql.given} as given,
              case when product.product_id is not null and ${sql.differs} then ${sql.before} end as before,
              case when product.product_id is not null and ${sql.differs} then ${sql.after} end as after,
              case
                when product.deleted_at is not null then :deleted
                when product.product_id is not null and not :mayEdit and ${sql.differs} then :noEdit
                else ${metalClashSql(columns)}
              end as reason,
              product.product_id is null and exists (${twinSql(columns)}) as has_twin
         from bulk_upload_row as staged left join product on product.product_id = staged.product_id
        where ${inRange}
     ), found as (
       select *, case
           when reason is not null then 'bad'
           when known_id is null and not has_twin then 'add'
           when known_id is null or after is null then 'same'
           else 'change'
         end as kind
         from judged
     ), told as (
       select found.line, found.known_id, found.kind,
              case when found.kind = 'change' then found.before end as before,
              case found.kind when 'change' then found.after when 'add' then found.given end as after,
              case
                when found.reason is not null then found.reason
                when seen.kind is null or found.kind = 'same' then null
                when seen.kind <> found.kind or found.kind = 'change' and seen.before <> found.before then :moved
              end as reason
         from found join bulk_upload_row as seen on seen.upload_id = :uploadId and seen.line = found.line
     )
     update bulk_upload_row as staged
        set kind = case when told.reason is null then told.kind else 'bad' end,
            reasons = case when told.reason is null then '{}' else array[told.reason] end,
            target_id = case told.kind when 'add' then coalesce(staged.target_id, gen_random_uuid())
                                       when 'change' then told.known_id end,
            before = told.before, after = told.after,
            known_count = case when told.kind = 'add' then (select count(*) from product as known where ${sameCode('known')})
                               else 0 end
       from told
      where staged.upload_id = :uploadId and staged.line = told.line and staged.kind is distinct from 'bad'`;
}

/** A converter that says all that a row does. Its code leads to it by the index. */
function twinSql(columns: readonly string[]): string {
  return `select from product as twin
           where ${sameCode('twin')} and ${rowSql(columns).equals.replaceAll('product.', 'twin.')}`;
}

/** Whether a converter carries the code of a row. */
const sameCode = (product: string) =>
  `${product}.code_key = regexp_replace(lower(staged.oem), '[^a-z0-9]', '', 'g') collate "C" and ${product}.code_key <> ''
   and ${product}.deleted_at is null`;

/**
 * Rows without an id get that of the converter with their code; those whose code several carry become bad, because
 * nobody can tell which is meant.
 */
export async function findByCode(trx: Knex.Transaction, uploadId: string): Promise<void> {
  await trx.raw(
    `update bulk_upload_row as staged
        set product_id = case when cardinality(known.ids) = 1 then known.ids[1] end,
            oem = case when cardinality(known.ids) = 1
              then (select product.oem from product where product.product_id = known.ids[1]) else staged.oem end,
            kind = case when cardinality(known.ids) > 1 then 'bad' end,
            reasons = case when cardinality(known.ids) > 1 then array[:several] else '{}' end
       from (select line, array(
               select product_id from product where ${sameCode('product')} limit 2) as ids
               from bulk_upload_row as staged where upload_id = :uploadId) as known
      where staged.upload_id = :uploadId and staged.line = known.line and staged.product_id is null
        and staged.kind is distinct from 'bad' and cardinality(known.ids) > 0`,
    { uploadId, several: SEVERAL },
  );
}

/** Rows whose code an earlier row of the file has, but no converter yet, become bad: read by code, a code means one. */
export async function refuseRepeatedCodes(trx: Knex.Transaction, uploadId: string): Promise<void> {
  await trx.raw(
    `update bulk_upload_row set kind = 'bad', reasons = array['oem: Line ' || known_line || ' has this code already']
      where upload_id = :uploadId and known_line is not null and product_id is null and kind is distinct from 'bad'`,
    { uploadId },
  );
}

/** Locks the converters that an upload may change until the end of the transaction, in the order everybody locks in. */
export async function lockTargets(trx: Knex.Transaction, uploadId: string): Promise<void> {
  await trx.raw(
    `select count(*) from (
       select product.product_id from product
        where product_id in (select product_id from bulk_upload_row where upload_id = ? and product_id is not null)
        order by product_id for update
     ) as locked`,
    [uploadId],
  );
}
