import type { Knex } from 'knex';
import { compiled, newId, rowsOf } from '@washcoat/service-kit';
import type { Letter, MailRow } from './mail';

/** How often a mail is tried before somebody must look at it. */
export const MOST_ATTEMPTS = 12;

const mailColumns = [
  'mail_id',
  'event_id',
  'recipient',
  'subject',
  'text',
  'html',
  'attachment',
  'unsubscribe_path',
  'queued_at',
  'next_attempt_at',
] as const;

const insertMail = compiled<(typeof mailColumns)[number]>((database, mark) =>
  database('mail')
    .insert(Object.fromEntries(mailColumns.map((column) => [column, mark(column)])))
    .onConflict('event_id')
    .ignore(),
);

/** Queues a letter: once per event, however often the event comes. Nobody to write to: nothing happens. */
export async function queueMail(
  trx: Knex.Transaction,
  eventId: string,
  { recipient, subject, text, html, attachment, unsubscribePath }: Letter,
  now: Date,
): Promise<void> {
  if (!recipient) return;
  const mail = {
    mail_id: newId(),
    event_id: eventId,
    recipient,
    subject,
    text,
    html,
    attachment: attachment ? JSON.stringify(attachment) : null,
    unsubscribe_path: unsubscribePath ?? null,
    queued_at: now,
    next_attempt_at: now,
  };
  await rowsOf(trx, insertMail(mail));
}

/**
 * Takes the next mail that is due and puts its next attempt off to `leaseEnd`, so that no other process sends it
 * meanwhile and a process that dies leaves it to the others. Undefined when none is due.
 */
export async function claimMail(database: Knex, now: Date, leaseEnd: Date): Promise<MailRow | undefined> {
  const due = database('mail')
    .whereNull('sent_at')
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('mail_id');
  const [claimed] = await database('mail')
    .whereIn('mail_id', due)
    .update({ attempts: database.raw('attempts + 1'), next_attempt_at: leaseEnd })
    .returning('*');
  return claimed;
}

/** Notes that a mail is on its way. */
export async function markSent(database: Knex, mailId: string, now: Date): Promise<void> {
  await database('mail').where({ mail_id: mailId }).update({ sent_at: now, last_error: null });
}

/** Notes why a mail was not sent and when it is tried again. */
export async function markFailed(
  database: Knex,
  mailId: string,
  error: string,
  retryAt: Date,
): Promise<void> {
  await database('mail').where({ mail_id: mailId }).update({ last_error: error, next_attempt_at: retryAt });
}

/** The latest mails, newest first. */
export async function listMails(database: Knex, count: number): Promise<MailRow[]> {
  return database('mail').orderBy('queued_at', 'desc').orderBy('mail_id').limit(count).select('*');
}

/** One mail. */
export async function findMail(database: Knex, mailId: string): Promise<MailRow | undefined> {
  return database('mail').where({ mail_id: mailId }).first('*');
}
