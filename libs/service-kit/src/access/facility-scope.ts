import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';

/** The columns by which rows of completed orders tell their facility. */
export interface FacilityColumns {
  name: string;
  city: string;
  /** The company whose facility it is. */
  companyId: string;
}

/**
 * Cuts a query of completed orders down to the facilities that the signed-in user is held to (domain.md 1): limited
 * house staff and franchises to their own and those that canViewAllFacilityInvoices names, nobody else.
 */
export function withinFacilities<Q extends Knex.QueryBuilder>(
  query: Q,
  session: Session,
  { name, city, companyId }: FacilityColumns,
): Q {
  if (!isHeldToFacilities(session)) return query;
  const names = facilityNames(session);
  return query.where((own) => {
    own.whereIn(name, names).orWhereIn(city, names);
    if (session.isFranchise && session.companyId) own.orWhere(companyId, session.companyId);
  }) as Q;
}

/** The names or cities of the facilities whose completed orders somebody who is held to facilities sees. */
export function facilityNames({ facilityCity, canViewAllFacilityInvoices, invoiceFacilities }: Session) {
  const named = canViewAllFacilityInvoices ? invoiceFacilities : [];
  return facilityCity ? [facilityCity, ...named] : named;
}

/** Whether somebody sees completed orders of certain facilities only. */
export function isHeldToFacilities({ hierarchy, isFranchise }: Session): boolean {
  if (hierarchy === 10) return isFranchise;
  return hierarchy !== 1 && hierarchy !== 2;
}
