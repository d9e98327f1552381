import type { Session } from '@washcoat/contract-entities';
import { isHeldToFacilities, withinFacilities, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';

const COMPLETED = 4;

/**
 * Cuts a query over `load`, joined with its facility, to what the signed-in user may see: its scope, of that its own for
 * hierarchy 2, and of completed orders those whose invoice the user may see.
 */
export function visibleLoads<Q extends Knex.QueryBuilder>(query: Q, session: Session): Q {
  const scoped = withinScope(query, session, 'load.company_id').whereNull('load.deleted_at');
  if (isHeldToFacilities(session))
    scoped.where((shown) => {
      shown.whereNot('load.type', COMPLETED).orWhere((order) => {
        withinFacilities(order, session, {
          name: 'facility_copy.name',
          city: 'facility_copy.city',
          companyId: 'facility_copy.company_id',
        });
      });
    });
  return (session.hierarchy === 2 ? scoped.where('load.seller_user_id', session.userId) : scoped) as Q;
}
