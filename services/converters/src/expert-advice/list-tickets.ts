import type { ticketList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { containingWords, keysetPageOf, mapKeysetPage, type KeysetOrder } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { t, tickets } from './ticket.model';
import { ticketSight, ticketsSeenBy } from './ticket.policy';
import { presentTicket } from './ticket.presenter';

const newestFirst: KeysetOrder = {
  columns: [
    { sql: 'created_at', type: 'timestamptz' },
    { sql: 'ticket_id', type: 'uuid' },
  ],
  direction: 'desc',
};

/** A page of the tickets that the user sees, newest first, of one status and with every word of `text`. */
export async function listTickets(
  database: Knex,
  session: Session,
  { status, text = '', ...page }: InputOf<typeof ticketList>,
): Promise<AnswerOf<typeof ticketList>> {
  const query = ticketsSeenBy(tickets(database), session);
  if (status) void query.where(t.status, status);
  const searched = containingWords(query, 'search_text', text);
  const found = await keysetPageOf(database, searched, page, newestFirst);
  return mapKeysetPage(found, (row) => presentTicket(row, ticketSight(row, session)));
}
