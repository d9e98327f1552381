import type { Knex } from 'knex';

export interface PictureRow {
  name: string;
  bytes: number;
  width: number;
  height: number;
  is_private: boolean;
  /** Whose paper it is until a record holds it; null for pictures, which are nobody's. */
  uploaded_by: string | null;
}

/** Notes an upload and locks its row: the hold of a picture that was here before begins anew. */
export async function keepPicture(trx: Knex.Transaction, picture: PictureRow, now: Date): Promise<void> {
  await trx('picture')
    .insert({ ...picture, created_at: now, uploaded_at: now })
    .onConflict('name')
    .merge({ uploaded_at: now });
}

/** Begins the hold of these pictures anew; answers the names of those that are there. */
export async function holdPictures(
  trx: Knex.Transaction,
  names: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await trx('picture').whereIn('name', names).update({ uploaded_at: now }).returning('name');
  return rows.map(({ name }) => name);
}

/** Which of these papers somebody else than `userId` has uploaded. */
export async function papersOfOthers(
  database: Knex,
  names: readonly string[],
  userId: string | null,
): Promise<string[]> {
  return database('picture')
    .whereIn('name', names)
    .whereNotNull('uploaded_by')
    .whereRaw('uploaded_by is distinct from ?::uuid', [userId])
    .pluck('name');
}

/** Names of up to `limit` pictures that were last held and last looked at before `moment`, the longest ago first. */
export async function picturesToCheck(database: Knex, moment: Date, limit: number): Promise<string[]> {
  return database('picture')
    .where('uploaded_at', '<', moment)
    .whereRaw('coalesce(checked_at, uploaded_at) < ?', [moment])
    .orderByRaw('coalesce(checked_at, uploaded_at)')
    .limit(limit)
    .pluck('name');
}

/** Notes that records use these pictures. */
export async function markUsed(trx: Knex.Transaction, names: readonly string[], now: Date): Promise<void> {
  await trx('picture').whereIn('name', names).update({ checked_at: now });
}

/** Forgets those of `names` that nobody has held since `moment`; answers which. */
export async function forgetPictures(
  trx: Knex.Transaction,
  names: readonly string[],
  moment: Date,
): Promise<string[]> {
  const rows = await trx('picture')
    .whereIn('name', names)
    .where('uploaded_at', '<', moment)
    .delete()
    .returning('name');
  return rows.map(({ name }) => name);
}

/** Lets the hold of these pictures end now, so that they go unless a record uses them. */
export async function endHold(trx: Knex.Transaction, names: readonly string[]): Promise<void> {
  await trx('picture')
    .whereIn('name', names)
    .update({ uploaded_at: new Date(0), checked_at: null });
}
