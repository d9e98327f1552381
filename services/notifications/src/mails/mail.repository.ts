import type { Knex } from 'knex';
import { compiled, newId, rowsOf, statement, together, type Question } from '@washcoat/service-kit';
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
  'also_attached',
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

/** What queues a letter: once per event, however often the event comes. Nobody to write to: nothing is to be done. */
export function mailWrites(
  eventId: string,
  { recipient, subject, text, html, attachment, alsoAttached, unsubscribePath }: Letter,
  now: Date,
): Question[] {
  if (!recipient) return [];
  const mail = {
    mail_id: newId(),
    event_id: eventId,
    recipient,
    subject,
    text,
    html,
    attachment: attachment ? JSON.stringify(attachment) : null,
    also_attached: alsoAttached ? JSON.stringify(alsoAttached) : null,
    unsubscribe_path: unsubscribePath ?? null,
    queued_at: now,
    next_attempt_at: now,
  };
  return [insertMail(mail)];
}

/** Queues a letter at once. */
export async function queueMail(
  trx: Knex.Transaction,
  eventId: string,
  letter: Letter,
  now: Date,
): Promise<void> {
  for (const write of mailWrites(eventId, letter, now)) await rowsOf(trx, write);
}

const claimNext = statement<'now' | 'leaseEnd' | 'sentId'>(`update mail
    set attempts = attempts + 1, next_attempt_at = :leaseEnd
  where mail_id = (
    select mail_id from mail
     where sent_at is null and attempts < ${MOST_ATTEMPTS} and next_attempt_at <= :now
       and mail_id is distinct from :sentId::uuid
     order by next_attempt_at limit 1 for update skip locked)
  returning ${[...mailColumns, 'attempts', 'sent_at', 'last_error'].join(', ')}`);

const noteSent = statement<'mailId' | 'at'>(
  'update mail set sent_at = :at, last_error = null where mail_id = :mailId',
);

/** A mail that is on its way. */
export interface SentMail {
  mailId: string;
  at: Date;
}

interface Claim {
  now: Date;
  leaseEnd: Date;
  /** The mail that was sent before it, which is noted with it. */
  sent?: SentMail;
}

/**
 * Takes the next mail that is due and puts its next attempt off to `leaseEnd`, so that no other process sends it
 * meanwhile and a process that dies leaves it to the others. Undefined when none is due.
 */
export async function claimMail(
  database: Knex,
  { now, leaseEnd, sent }: Claim,
): Promise<MailRow | undefined> {
  const claim = claimNext({ now, leaseEnd, sentId: sent?.mailId ?? null });
  const noted = sent ? [['sent', noteSent({ ...sent })] as const] : [];
  const [claimed] = await rowsOf<MailRow>(database, together(noted, claim));
  return claimed;
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
