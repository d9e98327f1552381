import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';

/**
 * Cuts a query down to the companies that the signed-in user may see (domain rules, section 1): the house's
 * administrators see all; a subscriber its own company; everybody else its own company and those whose parent it is.
 * `column` holds the company id of the rows; the service keeps `company_copy` (see company-copy.ts).
 */
export function withinScope<Q extends Knex.QueryBuilder>(query: Q, session: Session, column: string): Q {
  if (session.hierarchy === 1) return query;
  if (!session.companyId) return query.whereRaw('false') as Q;
  if (session.hierarchy === 2) return query.where(column, session.companyId) as Q;
  return query.whereRaw(
    '?? in (select company_id from company_copy where company_id = ? or parent_company_id = ?)',
    [column, session.companyId, session.companyId],
  ) as Q;
}
