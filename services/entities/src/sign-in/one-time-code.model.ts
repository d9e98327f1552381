import { choiceColumn, momentColumn, optional, tableModel, textColumn } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { codeHash, CONFIRMATION_LIFETIME_MS, RESET_LIFETIME_MS } from './one-time-code';

type Purpose = 'reset' | 'invite' | 'confirm' | 'address';

/** A code that a mail carries, kept as its hash, with the one thing that it is for. */
export class OneTimeCodeModel extends tableModel('one_time_code', ['codeHash'], {
  codeHash: textColumn,
  purpose: choiceColumn<Purpose>(),
  userId: optional(textColumn),
  invitationId: optional(textColumn),
  registrationId: optional(textColumn),
  addressChangeId: optional(textColumn),
  createdAt: momentColumn,
  /** Null for that of an invitation, which has its own end. */
  expiresAt: optional(momentColumn),
  usedAt: optional(momentColumn),
}) {}

/** Where each is read. */
export const { columns: o } = OneTimeCodeModel;

/** The code as far as it has not been used. */
const unused = (database: Knex, code: string, purpose: Purpose): QueryBuilder<OneTimeCodeModel> =>
  OneTimeCodeModel.query(database)
    .where(o.codeHash, codeHash(code))
    .where(o.purpose, purpose)
    .whereNull(o.usedAt);

/** Keeps a reset code of a user, good for 60 minutes. Answers when it expires. */
export async function insertResetCode(
  trx: Knex.Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  const reset = { codeHash: codeHash(code), purpose: 'reset', userId, createdAt: now, expiresAt } as const;
  await OneTimeCodeModel.query(trx).insert(reset);
  return expiresAt;
}

/** Whose password a reset code would set now; null when it would not be taken. */
export async function findResetUser(database: Knex, code: string, now: Date): Promise<string | null> {
  const found = await unused(database, code, 'reset').where(o.expiresAt, '>', now).first();
  return found?.userId ?? null;
}

/** Uses up a reset code and answers whose it was; null when it is unknown, used or expired. */
export async function useResetCode(trx: Knex.Transaction, code: string, now: Date): Promise<string | null> {
  const used = await unused(trx, code, 'reset')
    .where(o.expiresAt, '>', now)
    .patch({ usedAt: now })
    .returning('*')
    .first();
  return used?.userId ?? null;
}

/** Uses up what is left of a user's reset codes: the password has just been changed. */
export async function useUpResetCodes(trx: Knex.Transaction, userId: string, now: Date): Promise<void> {
  await OneTimeCodeModel.query(trx).patch({ usedAt: now }).where(o.userId, userId).whereNull(o.usedAt);
}

/** Makes `code` the only one of an invitation. */
export async function replaceInvitationCode(
  trx: Knex.Transaction,
  invitationId: string,
  code: string,
  now: Date,
): Promise<void> {
  await OneTimeCodeModel.query(trx).delete().where(o.invitationId, invitationId);
  const invite = { codeHash: codeHash(code), purpose: 'invite', invitationId, createdAt: now } as const;
  await OneTimeCodeModel.query(trx).insert(invite);
}

/** Uses up the code of an invitation and answers its id; null when it is unknown or used. */
export async function useInvitationCode(
  trx: Knex.Transaction,
  code: string,
  now: Date,
): Promise<string | null> {
  const used = await unused(trx, code, 'invite').patch({ usedAt: now }).returning('*').first();
  return used?.invitationId ?? null;
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
  await OneTimeCodeModel.query(trx).insert({
    codeHash: codeHash(code),
    purpose: 'registrationId' in confirmed ? 'confirm' : 'address',
    ...confirmed,
    createdAt: now,
    expiresAt,
  });
  return expiresAt;
}

/** What a code confirms, used and expired codes included, or null when there is no such code. */
export async function findConfirmationCode(
  database: Knex,
  code: string,
): Promise<(Confirmed & { expiresAt: Date }) | null> {
  const found = await OneTimeCodeModel.query(database)
    .findById(codeHash(code))
    .whereIn(o.purpose, ['confirm', 'address']);
  if (!found?.expiresAt) return null;
  const { registrationId, addressChangeId, expiresAt } = found;
  if (registrationId) return { registrationId, expiresAt };
  return addressChangeId ? { addressChangeId, expiresAt } : null;
}

/** Deletes reset codes a day after they expired; other codes go with what they belong to. */
export async function forgetResetCodes(database: Knex): Promise<void> {
  await OneTimeCodeModel.query(database)
    .delete()
    .where(o.purpose, 'reset')
    .whereRaw(`expires_at < now() - interval '1 day'`);
}
