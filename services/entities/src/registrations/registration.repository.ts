import { email as emailSchema } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { isUnconfirmed, type RegistrationRow, type SavedRegistration } from './registration';

/** So many registrations of one address are looked at when somebody signs in. */
const NEWEST = 5;

export async function insertRegistration(
  trx: Knex.Transaction,
  row: Pick<RegistrationRow, 'registration_id' | 'email' | 'password_hash' | 'created_at'>,
): Promise<void> {
  await trx('registration').insert(row);
}

/** A registration, locked until the transaction is done, or null. */
export async function lockRegistration(
  trx: Knex.Transaction,
  registrationId: string,
): Promise<RegistrationRow | null> {
  return (await trx('registration').where({ registration_id: registrationId }).forUpdate().first()) ?? null;
}

export async function findRegistration(
  database: Knex,
  registrationId: string,
): Promise<RegistrationRow | null> {
  return (await database('registration').where({ registration_id: registrationId }).first()) ?? null;
}

/** The saved registrations of an address that wait for their link, the newest first. */
export async function unconfirmedRegistrations(database: Knex, email: string): Promise<SavedRegistration[]> {
  if (!emailSchema.safeParse(email).success) return [];
  const rows: RegistrationRow[] = await database('registration')
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNull('confirmed_at')
    .whereNotNull('saved_at')
    .orderBy('created_at', 'desc')
    .limit(NEWEST);
  return rows.filter(isUnconfirmed);
}

export async function updateRegistration(
  trx: Knex.Transaction,
  registrationId: string,
  changes: Partial<Omit<RegistrationRow, 'form'>> & { form?: string | null },
): Promise<void> {
  await trx('registration').where({ registration_id: registrationId }).update(changes);
}
