import type { Knex } from 'knex';

export interface PictureRow {
  name: string;
  bytes: number;
  width: number;
  height: number;
}

/** Notes an upload and locks its row: the hold of a picture that was here before begins anew. */
export async function holdPicture(trx: Knex.Transaction, picture: PictureRow, now: Date): Promise<void> {
  await trx('picture')
    .insert({ ...picture, created_at: now, uploaded_at: now })
    .onConflict('name')
    .merge({ uploaded_at: now });
}

/** Marks pictures as used by a record; they stay for good. Unknown names change nothing. */
export async function markUsed(trx: Knex.Transaction, names: readonly string[]): Promise<number> {
  return trx('picture').whereIn('name', names).update({ is_used: true });
}

/** Forgets up to `limit` pictures that nobody uses and that were last uploaded before `moment`; answers their names. */
export async function forgetUnused(trx: Knex.Transaction, moment: Date, limit: number): Promise<string[]> {
  const unused = trx('picture')
    .where({ is_used: false })
    .where('uploaded_at', '<', moment)
    .orderBy('uploaded_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .select('name');
  const rows = await trx('picture').whereIn('name', unused).delete().returning('name');
  return rows.map(({ name }) => name);
}
