import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import { MOST_ATTEMPTS } from '../mails/mail.repository';
import type { DigestRow } from './digest';

const TICKET_BYTES = 32;

/** What somebody chose; undefined for whoever never did. */
export async function findDigest(database: Knex, userId: string): Promise<DigestRow | undefined> {
  return database('digest').where({ user_id: userId }).first('*');
}

/** Keeps a choice; the ticket stays, so that links of older mails go on working. */
export async function saveDigest(
  trx: Knex.Transaction,
  choice: Pick<DigestRow, 'user_id' | 'rhythm' | 'hour' | 'muted_kinds' | 'due_at'>,
): Promise<void> {
  await trx('digest')
    .insert({ ...choice, ticket: randomBytes(TICKET_BYTES).toString('base64url') })
    .onConflict('user_id')
    .merge(['rhythm', 'hour', 'muted_kinds', 'due_at']);
}

/** Ends the mails of whom a ticket was given to; whether there is one. */
export async function endDigest(trx: Knex.Transaction, ticket: string): Promise<boolean> {
  return (await trx('digest').where({ ticket }).update({ rhythm: 'never', due_at: null })) > 0;
}

/** Whether a ticket is one. */
export async function isTicket(database: Knex, ticket: string): Promise<boolean> {
  return (await database('digest').where({ ticket }).first('user_id')) !== undefined;
}

/**
 * Takes up to `count` that are due and puts them off to `leaseEnd`, so that no other process looks meanwhile and one
 * that dies leaves them to the others.
 */
export async function claimDue(
  database: Knex,
  now: Date,
  { leaseEnd, count }: { leaseEnd: Date; count: number },
): Promise<DigestRow[]> {
  const due = database('digest')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .select('user_id');
  return database('digest').whereIn('user_id', due).update({ due_at: leaseEnd }).returning('*');
}

/** Puts a claimed one off to its next look; false when its owner has chosen anew meanwhile, or the claim was lost. */
export async function passOn(
  trx: Knex.Transaction,
  { user_id, due_at }: DigestRow,
  changes: Partial<Pick<DigestRow, 'due_at' | 'last_event_id'>>,
): Promise<boolean> {
  return (await trx('digest').where({ user_id, due_at }).update(changes)) > 0;
}

/** Whether the last mail still waits for the mail server; one that was given up does not. */
export async function isMailUnderWay(
  trx: Knex.Transaction,
  { last_event_id }: Pick<DigestRow, 'last_event_id'>,
): Promise<boolean> {
  if (!last_event_id) return false;
  const waiting = await trx('mail')
    .where({ event_id: last_event_id })
    .whereNull('sent_at')
    .where('attempts', '<', MOST_ATTEMPTS)
    .first('mail_id');
  return waiting !== undefined;
}

/** What was mailed to somebody, by notice: what of it was told then. */
export async function mailedNotices(trx: Knex.Transaction, userId: string): Promise<Map<string, Date>> {
  const rows: { notice_id: string; told_at: Date }[] = await trx('digest_notice').where({ user_id: userId });
  return new Map(rows.map((row) => [row.notice_id, row.told_at]));
}

/** Notes what is in a mail. */
export async function noteMailed(
  trx: Knex.Transaction,
  userId: string,
  notices: readonly { notice_id: string; told_at: Date }[],
): Promise<void> {
  await trx('digest_notice')
    .insert(notices.map(({ notice_id, told_at }) => ({ user_id: userId, notice_id, told_at })))
    .onConflict(['user_id', 'notice_id'])
    .merge(['told_at']);
}
