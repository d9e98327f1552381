import type { Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Cuts a query over `load` to what the signed-in user may see: its scope, and of that its own for hierarchy 2. */
export function visibleLoads<Q extends Knex.QueryBuilder>(query: Q, session: Session): Q {
  const scoped = withinScope(query, session, 'load.company_id').whereNull('load.deleted_at');
  return (session.hierarchy === 2 ? scoped.where('load.seller_user_id', session.userId) : scoped) as Q;
}
