import type { Session } from '@washcoat/contract-entities';
import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { f, facilitiesInScope, FacilityModel } from '../facilities/facility.model';
import type { CompanyType } from './company';

/** What is said of a facility that nobody may name. */
export const INVALID_FACILITY = 'Please select valid Facility';

/** A company as far as its facility is concerned. */
interface Delivering {
  companyType: CompanyType;
  /** The name of the facility. */
  facility?: string | null;
}

/**
 * Refuses with 400 at `facility` a company that delivers nowhere, or to what is no facility that is switched on and in
 * the scope of the signed-in user: the yards of others answer like names that nobody has. The house and franchises have
 * facilities of their own and need none, but name no other's.
 */
export async function assertDelivers(
  database: Knex,
  session: Session,
  { companyType, facility: name }: Delivering,
): Promise<void> {
  if (!name && (companyType === 'HOUSE' || companyType === 'FRANCHISE')) return;
  const facility =
    name &&
    (await facilitiesInScope(database, session)
      .whereRaw('facility.search_text = lower(?)', [name])
      .where(f.isActive, true)
      .first());
  if (!facility) throw badInput({ facility: INVALID_FACILITY });
}

/** The name of the facility that a new customer delivers to who chose none: the company's first that is in use. */
export async function firstFacilityOf(database: Knex, companyId: string): Promise<string | null> {
  const first = await FacilityModel.query(database)
    .where(f.parentCompanyId, companyId)
    .where(f.isActive, true)
    .whereNull('deleted_at')
    .orderBy('search_text')
    .first();
  return first?.name ?? null;
}
