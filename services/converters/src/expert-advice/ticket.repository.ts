import type { Knex } from 'knex';
import type { TicketRow } from './ticket';

/** A ticket, or null; it stays as it is until the transaction ends. */
export async function lockTicket(trx: Knex.Transaction, ticketId: string): Promise<TicketRow | null> {
  return (await trx('ticket').where({ ticket_id: ticketId }).forUpdate().first(ticketColumns)) ?? null;
}

export async function insertTicket(trx: Knex.Transaction, row: TicketRow): Promise<void> {
  await trx('ticket').insert(row);
}

export async function updateTicket(trx: Knex.Transaction, row: TicketRow): Promise<void> {
  const { ticket_id, ...columns } = row;
  await trx('ticket').where({ ticket_id }).update(columns);
}

export async function removeTicket(trx: Knex.Transaction, ticketId: string): Promise<void> {
  await trx('ticket').where({ ticket_id: ticketId }).delete();
}

/** All that is stored of a ticket, without what only the search looks at. */
export const ticketColumns: readonly (keyof TicketRow)[] = [
  'ticket_id',
  'message',
  'market_price',
  'first_offer',
  'base_price',
  'comments',
  'status',
  'oem',
  'make',
  'model',
  'url',
  'user_id',
  'email',
  'company_id',
  'company_name',
  'first_name',
  'last_name',
  'created_at',
  'resolved_at',
];
