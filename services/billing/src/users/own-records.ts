import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';

/** Cuts a query down to the signed-in user's own records; hierarchy 1 sees those of everybody. */
export function ownRecords<Q extends Knex.QueryBuilder>(query: Q, session: Session, column: string): Q {
  if (session.hierarchy === 1) return query;
  return query.where(column, session.userId) as Q;
}
