import type { Knex } from 'knex';
import { u, UserModel } from './user.model';

/** Sets the password of a person; `expected` is the hash it must have now, so that two changes at once don't cross. */
export async function updatePassword(
  trx: Knex.Transaction,
  userId: string,
  passwordHash: string,
  now: Date,
  expected?: string,
): Promise<boolean> {
  const query = UserModel.query(trx).where(u.userId, userId).whereNull('deleted_at');
  if (expected) void query.where('password_hash', expected);
  return (await query.patch({ passwordHash, updatedAt: now })) === 1;
}

/** Locks a person whose password is still the one of `passwordHash`; false when it was changed meanwhile. */
export async function lockUserWithPassword(
  trx: Knex.Transaction,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await UserModel.query(trx)
    .where(u.userId, userId)
    .where('password_hash', passwordHash)
    .whereNull('deleted_at')
    .forShare()
    .select('user_id')
    .first();
  return row !== undefined;
}
