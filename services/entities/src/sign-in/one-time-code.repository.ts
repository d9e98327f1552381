import type { Knex } from 'knex';
import { codeHash, CONFIRMATION_LIFETIME_MS, RESET_LIFETIME_MS } from './one-time-code';

/** Keeps a reset code of a user, good for 60 minutes. Answers when it expires. */
export async function insertResetCode(
  trx: Knex.Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  await trx('one_time_code').insert({
    code_hash: codeHash(code),
    purpose: 'reset',
    user_id: userId,
    created_at: now,
    expires_at: expiresAt,
  });
  return expiresAt;
}

/** Whose password a reset code would set now; null when it would not be taken. */
export async function findResetUser(database: Knex, code: string, now: Date): Promise<string | null> {
  const row = await database('one_time_code')
    .where({ code_hash: codeHash(code), purpose: 'reset', used_at: null })
    .where('expires_at', '>', now)
    .first('user_id');
  return row?.user_id ?? null;
}

/** Uses up a reset code and answers whose it was; null when it is unknown, used or expired. */
export async function useResetCode(trx: Knex.Transaction, code: string, now: Date): Promise<string | null> {
  const [row] = await trx('one_time_code')
    .where({ code_hash: codeHash(code), purpose: 'reset', used_at: null })
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning('user_id');
  return row?.user_id ?? null;
}

/** Uses up what is left of a user's reset codes: the password has just been changed. */
export async function useUpResetCodes(trx: Knex.Transaction, userId: string, now: Date): Promise<void> {
  await trx('one_time_code').where({ user_id: userId, used_at: null }).update({ used_at: now });
}

/** Makes `code` the only one of an invitation. */
export async function replaceInvitationCode(
  trx: Knex.Transaction,
  invitationId: string,
  code: string,
  now: Date,
): Promise<void> {
  await trx('one_time_code').where({ invitation_id: invitationId }).delete();
  await trx('one_time_code').insert({
    code_hash: codeHash(code),
    purpose: 'invite',
    invitation_id: invitationId,
    created_at: now,
  });
}

/** Uses up the code of an invitation and answers its id; null when it is unknown or used. */
export async function useInvitationCode(
  trx: Knex.Transaction,
  code: string,
  now: Date,
): Promise<string | null> {
  const [row] = await trx('one_time_code')
    .where({ code_hash: codeHash(code), purpose: 'invite', used_at: null })
    .update({ used_at: now })
    .returning('invitation_id');
  return row?.invitation_id ?? null;
}

/** What a mailed link confirms: a registration, or the new address of somebody who has an account. */
export type Confirmed = { registrationId: string } | { addressChangeId: string };

/** Keeps a code that confirms an address, good for 24 hours. Answers when it expires. */
export async function insertConfirmationCode(
  trx: Knex.Transaction,
  confirmed: Confirmed,
  code: string,
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LIFETIME_MS);
  await trx('one_time_code').insert({
    code_hash: codeHash(code),
    ...('registrationId' in confirmed
      ? { purpose: 'confirm', registration_id: confirmed.registrationId }
      : { purpose: 'address', address_change_id: confirmed.addressChangeId }),
    created_at: now,
    expires_at: expiresAt,
  });
  return expiresAt;
}

/** What a code confirms, used and expired codes included, or null when there is no such code. */
export async function findConfirmationCode(
  database: Knex,
  code: string,
): Promise<(Confirmed & { expiresAt: Date }) | null> {
  const row = await database('one_time_code')
    .where({ code_hash: codeHash(code) })
    .whereIn('purpose', ['confirm', 'address'])
    .first('registration_id', 'address_change_id', 'expires_at');
  if (!row) return null;
  return row.registration_id
    ? { registrationId: row.registration_id, expiresAt: row.expires_at }
    : { addressChangeId: row.address_change_id, expiresAt: row.expires_at };
}
