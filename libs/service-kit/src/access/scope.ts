import type { Session } from '@washcoat/contract-entities';

/** A query that can be cut down: of knex, or of an Objection model. */
export interface Narrowable {
  where(column: string, value: string): unknown;
  whereRaw(sql: string, bindings?: (string | string[])[]): unknown;
}

/** Cuts a query down to the own company, whoever's parent it is; the house's administrators see all. */
export function withinOwn<Q extends Narrowable>(query: Q, session: Session, column: string): Q {
  if (session.hierarchy === 1) return query;
  if (session.companyId) void query.where(column, session.companyId);
  else void query.whereRaw('false');
  return query;
}

/**
 * Cuts a query down to the companies that the signed-in user may see (domain rules, section 1): the house's
 * administrators see all; a subscriber its own company; everybody else its own company and those whose parent it is.
 * `column` holds the company id of the rows; the service keeps `company_copy` (see company-copy.ts).
 */
export function withinScope<Q extends Narrowable>(query: Q, session: Session, column: string): Q {
  if (session.hierarchy === 1) return query;
  if (!session.companyId) void query.whereRaw('false');
  else if (session.hierarchy === 2) void query.where(column, session.companyId);
  else
    void query.whereRaw(
      '?? in (select company_id from company_copy where company_id = ? or parent_company_id = ?)',
      [column, session.companyId, session.companyId],
    );
  return query;
}
