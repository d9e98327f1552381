import { badInput, Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findFacilityByName } from './facility.repository';

const TAKEN = 'There is a facility of this name already.';

/** The index that keeps a name with one facility of a company. */
export const NAME_INDEX = 'facility_name';

/** The 409 at `name` for a name that another facility of the company has. */
export const nameTaken = () => new Problem(409, TAKEN, { code: 'DUPLICATE', fields: { name: TAKEN } });

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
  if (holder && holder.facility_id !== facilityId) throw nameTaken();
}

/** Refuses with 400 at `isFacility` when it is said whether a franchise owns the facility, and that is not so. */
export function assertOwner(company: { is_franchise: boolean }, isFacility: boolean | undefined): void {
  if (isFacility === undefined || isFacility === company.is_franchise) return;
  const owner = company.is_franchise ? 'a franchise' : 'no franchise';
  throw badInput({ isFacility: `The company that it belongs to is ${owner}.` });
}
