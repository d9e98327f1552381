import type { Session } from '@washcoat/contract-entities';
import type { Narrowable } from './scope';

/** The columns by which rows of completed orders tell their facility, or what they say. */
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
export function withinFacilities<Q extends Pick<Narrowable, 'whereRaw'>>(
  query: Q,
  session: Session,
  { name, city, companyId }: FacilityColumns,
): Q {
  if (!isHeldToFacilities(session)) return query;
  const names = facilityNames(session);
  const own = session.isFranchise && session.companyId ? [companyId, session.companyId] : [];
  const sql = `(?? = any(?) or ?? = any(?)${own.length ? ' or ?? = ?' : ''})`;
  void query.whereRaw(sql, [name, names, city, names, ...own]);
  return query;
}

/** Whether a completed order of a facility is among those: the same rule for one that is read already. */
export function isWithinFacilities(session: Session, { name, city, companyId }: FacilityColumns): boolean {
  if (!isHeldToFacilities(session)) return true;
  const names = facilityNames(session);
  return (
    names.includes(name) || names.includes(city) || (session.isFranchise && session.companyId === companyId)
  );
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
