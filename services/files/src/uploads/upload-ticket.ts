import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

const LIFETIME_MS = 10 * 60 * 1000;

/** Gives out a ticket for one upload, to a signed-in user or to a stranger (null). Only its hash is kept. */
export async function giveTicket(database: Knex, userId: string | null, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await database('upload_ticket').where('expires_at', '<', now).delete();
  await database('upload_ticket').insert({
    ticket_hash: hashOf(ticket),
    user_id: userId,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return ticket;
}

/** Takes a ticket back, once. Answers for whom it was given out; undefined when it is none, or is over. */
export async function takeTicket(
  database: Knex,
  ticket: string,
  now: Date,
): Promise<{ userId: string | null } | undefined> {
  const taken = database('upload_ticket')
    .where({ ticket_hash: hashOf(ticket) })
    .where('expires_at', '>', now);
  const [row] = await taken.delete().returning('user_id');
  return row && { userId: row.user_id };
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
