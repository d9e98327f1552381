import type { Session } from '@washcoat/contract-entities';
import { priceSight } from '@washcoat/contract-kernel';
import type { QueryBuilder } from 'objection';
import type { TicketModel, TicketRow } from './ticket.model';

/**
 * Cuts a query of tickets down to those that a user sees: the house's administrators all, subscribers and people
 * without a company their own, others those of their own company (GAP-ADV-03).
 */
export function ticketsSeenBy(query: QueryBuilder<TicketModel>, session: Session): QueryBuilder<TicketModel> {
  if (session.hierarchy === 1) return query;
  if (session.hierarchy === 2 || !session.companyId) return query.where('user_id', session.userId);
  return query.where('company_id', session.companyId);
}

/** Which prices of a ticket somebody sees. */
export interface TicketSight {
  /** What the house offers: the asker once it was answered, others with the right to prices of converters. */
  offer: boolean;
  /** The house's own. */
  basePrice: boolean;
}

/** What `session` sees of the prices of a ticket: an answer is an offer that the house has sent to its asker. */
export function ticketSight(row: Pick<TicketRow, 'userId' | 'status'>, session: Session): TicketSight {
  const isAnswered = row.status !== 1;
  const { catalogue, house } = priceSight(session);
  const isForReader = row.userId === session.userId && isAnswered;
  return { offer: isForReader || (catalogue && (isAnswered || house)), basePrice: house };
}
