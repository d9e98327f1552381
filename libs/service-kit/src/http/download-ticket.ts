import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

const LIFETIME_MS = 2 * 60 * 1000;

/** What somebody asked to download. */
export interface TicketedRequest {
  /** The id of the call that was made. */
  call: string;
  input: unknown;
  userId: string;
  sessionId: string;
}

interface TicketRow {
  call: string;
  input: unknown;
  user_id: string;
  session_id: string;
}

/**
 * Keeps a request and answers the ticket that names it. Only the hash of the ticket is kept, so that who reads the
 * table can open nothing; what has expired goes with the next request.
 */
export async function keepTicket(database: Knex, request: TicketedRequest, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await database('download_ticket').where('expires_at', '<', now).delete();
  await database('download_ticket').insert({
    ticket_hash: hashOf(ticket),
    call: request.call,
    input: JSON.stringify(request.input ?? null),
    user_id: request.userId,
    session_id: request.sessionId,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return ticket;
}

/** The request that a ticket names; null when it was never given out or has expired. */
export async function findTicket(database: Knex, ticket: string, now: Date): Promise<TicketedRequest | null> {
  const row: TicketRow | undefined = await database('download_ticket')
    .where({ ticket_hash: hashOf(ticket) })
    .where('expires_at', '>', now)
    .first('call', 'input', 'user_id', 'session_id');
  return row ? { call: row.call, input: row.input, userId: row.user_id, sessionId: row.session_id } : null;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
