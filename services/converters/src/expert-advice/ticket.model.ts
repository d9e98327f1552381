import { ticket } from '@washcoat/contract-converters';
import { columnsOf, modelOf, type OwnRow } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';

const columns = { outcome: null, createdDate: 'created_at', ticketResTime: 'resolved_at' } as const;
const { outcome: _none, ...read } = columnsOf(ticket, columns);

/** Where the fields of a ticket are read. */
export const t = read;

/** A question to the experts as it is stored; decimals (USD) are text. */
export interface TicketRow extends OwnRow<typeof ticket, typeof columns> {
  /** The first offer price that was made. */
  firstOffer: string | null;
  /** Who asked, and for which company. */
  userId: string;
  email: string;
  companyId: string | null;
}

export class TicketModel extends modelOf(ticket, columns) implements TicketRow {
  declare firstOffer: string | null;
  declare userId: string;
  declare email: string;
  declare companyId: string | null;
}

// Without what only the search looks at.
const stored = [...Object.values(t), 'first_offer', 'user_id', 'email', 'company_id'];

/** Tickets with all that is stored of them. */
export const tickets = (database: Knex): QueryBuilder<TicketModel> =>
  TicketModel.query(database).select(stored);

/** A ticket, or undefined; it stays as it is until the transaction ends. */
export const lockTicket = (trx: Knex.Transaction, ticketId: string): Promise<TicketModel | undefined> =>
  tickets(trx).findById(ticketId).forUpdate().execute();
