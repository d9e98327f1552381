import type { Session } from '@washcoat/contract-entities';
import { allows, configUsers } from '@washcoat/contract-kernel';
import { badInput, forbidden, Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { deliveringTo } from './facility-followers';
import { f, facilitiesInScope, findFacilityByName, type FacilityModel } from './facility.model';

const TAKEN = 'There is a facility of this name already.';

/** The index that keeps a name with one facility of a company. */
export const NAME_INDEX = 'facility_name';

/** The 409 at `name` for a name that another facility of the company has. */
export const nameTaken = () => new Problem(409, TAKEN, { code: 'DUPLICATE', fields: { name: TAKEN } });

/** Refuses with 403 unless the user may change facilities of the company: config users, hierarchy 10 its own only. */
export function assertMayEditFacilities(session: Session, companyId: string): void {
  const isAllowed = allows(configUsers, session) && (session.isSA || session.companyId === companyId);
  if (!isAllowed) throw forbidden();
}

/** Refuses with 400 at `isFacility` when it is said whether a franchise owns the facility, and that is not so. */
export function assertOwner(company: { isFranchise: boolean }, isFacility: boolean | undefined): void {
  if (isFacility === undefined || isFacility === company.isFranchise) return;
  const owner = company.isFranchise ? 'a franchise' : 'no franchise';
  throw badInput({ isFacility: `The company that it belongs to is ${owner}.` });
}

/**
 * Refuses with 409 at `name` a name that another facility of the company than `facilityId` has, whatever its case.
 * What facilities of other companies are called is nobody's business.
 */
export async function assertNameFree(
  database: Knex,
  { companyId, name }: { companyId: string; name: string },
  facilityId?: string,
): Promise<void> {
  const holder = await findFacilityByName(database, companyId, name);
  if (holder && holder.facilityId !== facilityId) throw nameTaken();
}

/**
 * Refuses with 409 to delete a facility while customers deliver to it. Users and roles keep its name: it lets them see
 * the invoices that were issued there. How many they are is not told: they may be another company's.
 */
export async function assertUnused(database: Knex, facility: FacilityModel): Promise<void> {
  const customer = await deliveringTo(database, facility).whereNull('deleted_at').first('company_id');
  if (!customer) return;
  const message = `Customers deliver to ${facility.name}. Give them another facility first.`;
  throw new Problem(409, message, { code: 'IN_USE' });
}

/**
 * Refuses with 400 at `facilityCity` what is neither the city nor the name of a facility that is switched on and in
 * the scope of the signed-in user. Nothing chosen is fine.
 */
export async function assertFacilityChoice(
  database: Knex,
  session: Session,
  facilityCity: string | null | undefined,
): Promise<void> {
  if (!facilityCity) return;
  const chosen = await facilitiesInScope(database, session)
    .where(f.isActive, true)
    .whereRaw('lower(?) in (facility.search_text, lower(facility.city))', [facilityCity])
    .first();
  if (!chosen) throw badInput({ facilityCity: 'Please select valid Facility' });
}
