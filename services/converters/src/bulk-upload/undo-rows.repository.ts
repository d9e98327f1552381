import type { Knex } from 'knex';
import type { Landing } from './land-rows.repository';
import { rowSql } from './row-sql';

const HELD = 'An open cart holds this converter: it is kept';
const KEPT = 'Changed since the upload: it keeps the later change';
/** As many are called by their code. */
const NAMED = 5;

export interface KeptRows {
  count: number;
  /** Codes of the first of them. */
  codes: string[];
}

/** The ids of converters that an upload added. */
export async function addedIds(trx: Knex.Transaction, uploadId: string): Promise<string[]> {
  return trx('bulk_upload_row')
    .where({ upload_id: uploadId, kind: 'add' })
    .orderBy('line')
    .pluck('target_id');
}

/** Marks the rows whose added converters open carts hold. */
export async function markHeld(
  trx: Knex.Transaction,
  uploadId: string,
  productIds: readonly string[],
): Promise<void> {
  await trx('bulk_upload_row')
    .where({ upload_id: uploadId, kind: 'add' })
    .whereIn('target_id', productIds)
    .update({ reasons: [HELD] });
}

/**
 * Marks the rows that can't be taken back, because somebody has changed again what they changed, or anything of what
 * they added, or deleted it.
 */
export async function markChanged(
  trx: Knex.Transaction,
  { uploadId, columns }: Pick<Landing, 'uploadId' | 'columns'>,
): Promise<void> {
  await trx.raw(
    `update bulk_upload_row as staged set reasons = array[:kept]
       from product
      where staged.upload_id = :uploadId and staged.kind in ('add', 'change')
        and product.product_id = staged.target_id
        and (product.deleted_at is not null
             or staged.kind = 'add' and product.updated_at <> product.created_at
             or staged.kind = 'change' and not ${rowSql(columns).current} @> staged.after)`,
    { uploadId, kept: KEPT },
  );
}

/** How many rows were marked, and the codes of the first. */
export async function keptRows(trx: Knex.Transaction, uploadId: string): Promise<KeptRows> {
  const kept = trx('bulk_upload_row')
    .where({ upload_id: uploadId })
    .whereIn('kind', ['add', 'change'])
    .andWhereRaw(`reasons <> '{}'`);
  const [total] = await kept.clone().count<{ count: number }[]>({ count: '*' });
  return { count: total?.count ?? 0, codes: await kept.clone().orderBy('line').limit(NAMED).pluck('oem') };
}

/** Deletes what the upload added and was not kept. */
export async function deleteAdded(trx: Knex.Transaction, { uploadId, now }: Landing): Promise<void> {
  await trx.raw(
    `update product set deleted_at = :now, updated_at = :now, version = product.version + 1
       from bulk_upload_row as staged
      where staged.upload_id = :uploadId and staged.kind = 'add' and staged.reasons = '{}'
        and product.product_id = staged.target_id`,
    { uploadId, now },
  );
}

/** Gives what the upload changed and was not kept back what it had before. */
export async function revertChanged(
  trx: Knex.Transaction,
  { uploadId, columns, now }: Landing,
): Promise<void> {
  await trx.raw(
    `update product set ${rowSql(columns).reversal}, version = product.version + 1, updated_at = ?
       from bulk_upload_row as staged
      where staged.upload_id = ? and staged.kind = 'change' and staged.reasons = '{}'
        and product.product_id = staged.target_id`,
    [now, uploadId],
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
