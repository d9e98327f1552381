import { email as emailSchema } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { rememberFacilityOfUser } from '../facilities/named-facility';
import type { UserRow } from './user';

/** The person of an address, whatever its case; null when nobody has it or it is no address at all. */
export async function findUserByEmail(database: Knex, email: string): Promise<UserRow | null> {
  if (!emailSchema.safeParse(email).success) return null;
  const row = await database('app_user')
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNull('deleted_at')
    .first();
  return row ?? null;
}

/** A person by id, or null. */
export async function findUser(database: Knex, userId: string): Promise<UserRow | null> {
  return (await database('app_user').where({ user_id: userId }).whereNull('deleted_at').first()) ?? null;
}

/** Adds a person; null when somebody else has the address, even if that happened at the same moment. */
export async function insertUser(
  trx: Knex.Transaction,
  row: Partial<UserRow> & Pick<UserRow, 'user_id'>,
): Promise<UserRow | null> {
  const [inserted] = await trx('app_user')
    .insert(row)
    .onConflict(trx.raw('(lower(email)) where deleted_at is null'))
    .ignore()
    .returning('*');
  if (!inserted) return null;
  return inserted.facility_city ? rememberFacilityOfUser(trx, inserted.user_id) : inserted;
}

/** Gives a person other values, and with them the next version. Answers the row as it is now. */
export async function updateUser(
  trx: Knex.Transaction,
  userId: string,
  changes: Partial<UserRow>,
  now: Date,
): Promise<UserRow> {
  const [row] = await trx('app_user')
    .where({ user_id: userId })
    .update({ ...changes, version: trx.raw('version + 1'), updated_at: now })
    .returning('*');
  const { facility_city, facility_id, company_id } = changes;
  const isElsewhere = facility_id === undefined && (facility_city !== undefined || company_id !== undefined);
  return isElsewhere ? rememberFacilityOfUser(trx, userId) : row;
}

/** Sets the password of a person; `expected` is the hash it must have now, so that two changes at once don't cross. */
export async function updatePassword(
  trx: Knex.Transaction,
  userId: string,
  passwordHash: string,
  now: Date,
  expected?: string,
): Promise<boolean> {
  const changed = await trx('app_user')
    .where({ user_id: userId, ...(expected ? { password_hash: expected } : {}) })
    .whereNull('deleted_at')
    .update({ password_hash: passwordHash, updated_at: now });
  return changed === 1;
}

/** Locks a person whose password is still the one of `passwordHash`; false when it was changed meanwhile. */
export async function lockUserWithPassword(
  trx: Knex.Transaction,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await trx('app_user')
    .where({ user_id: userId, password_hash: passwordHash })
    .whereNull('deleted_at')
    .forShare()
    .first('user_id');
  return row !== undefined;
}
