import type { Knex } from 'knex';

/** A new address that somebody asked for. It is nobody's, and nobody else hears of it, until the mailed link is used. */
export interface AddressChangeRow {
  address_change_id: string;
  user_id: string;
  email: string;
  created_at: Date;
  confirmed_at: Date | null;
}

/** Keeps the new address that somebody asks for, in the place of one they asked for before: its links are void. */
export async function replaceAddressChange(
  trx: Knex.Transaction,
  row: Omit<AddressChangeRow, 'confirmed_at'>,
): Promise<void> {
  await forgetAddressChanges(trx, row.user_id);
  await trx('address_change').insert(row);
}

/** Voids the links of new addresses that somebody asked for and has not confirmed. */
export async function forgetAddressChanges(trx: Knex.Transaction, userId: string): Promise<void> {
  await trx('address_change').where({ user_id: userId, confirmed_at: null }).delete();
}

/** The address that somebody has asked for and may still confirm; null for none. */
export async function wantedAddress(database: Knex, userId: string, now: Date): Promise<string | null> {
  const row = await database('address_change')
    .join('one_time_code', 'one_time_code.address_change_id', 'address_change.address_change_id')
    .where({ 'address_change.user_id': userId, confirmed_at: null })
    .where('one_time_code.expires_at', '>', now)
    .first('address_change.email');
  return row?.email ?? null;
}

export async function findAddressChange(database: Knex, changeId: string): Promise<AddressChangeRow | null> {
  return (await database('address_change').where({ address_change_id: changeId }).first()) ?? null;
}

/** Marks a new address as confirmed; false when that has happened, or it was asked for no longer. */
export async function markConfirmed(trx: Knex.Transaction, changeId: string, now: Date): Promise<boolean> {
  const count = await trx('address_change')
    .where({ address_change_id: changeId, confirmed_at: null })
    .update({ confirmed_at: now });
  return count === 1;
}
