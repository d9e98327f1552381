import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';

/**
 * Cuts a query of tickets down to those that a user sees: the house's administrators all, subscribers and people
 * without a company their own, others those of their own company (GAP-ADV-03).
 */
export function ticketsSeenBy(query: Knex.QueryBuilder, session: Session): Knex.QueryBuilder {
  if (session.hierarchy === 1) return query;
  if (session.hierarchy === 2 || !session.companyId) return query.where({ user_id: session.userId });
  return query.where({ company_id: session.companyId });
}

/** Base prices are the house's own. */
export function isBasePriceVisible(session: Session): boolean {
  return session.hierarchy === 1;
}
