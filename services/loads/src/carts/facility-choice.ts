import type { Session } from '@washcoat/contract-entities';
import type { CompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { allFacilities, facilitiesOf, type FacilityCopy } from '../copies/facility-copy.repository';

/**
 * The facility that a new cart names, among those where the user may make carts for the customer: switched on, with
 * cart creation on, and of the own company, of its parent unless a franchise buys for itself, or any for hierarchy 1.
 * A name is tried before a city, and the customer's parent before others. Null when there is none.
 */
export async function chosenFacility(
  database: Knex,
  session: Session,
  customer: CompanyCopy,
  asked: { facilityId?: string; facilityCity?: string },
): Promise<FacilityCopy | null> {
  const allowed = (await facilitiesFor(database, session, customer)).filter(isOpen);
  if (asked.facilityId) return allowed.find(({ facilityId }) => facilityId === asked.facilityId) ?? null;
  const wanted = (asked.facilityCity ?? '').toLowerCase();
  if (!wanted) return null;
  const named = allowed.filter(({ name }) => name.toLowerCase() === wanted);
  const inCity = allowed.filter(({ city }) => city.toLowerCase() === wanted);
  const matches = [...named, ...inCity];
  return matches.find(({ companyId }) => companyId === customer.parentCompanyId) ?? matches[0] ?? null;
}

/** The facility that a customer deals with by itself: its own by name, else the first of its parent. Null without. */
export async function homeFacility(database: Knex, customer: CompanyCopy): Promise<FacilityCopy | null> {
  const houses: { company_id: string }[] = await database('company_copy')
    .where({ is_house: true })
    .select('company_id');
  const houseIds = houses.map(({ company_id }) => company_id);
  const parentIds = customer.parentCompanyId ? [customer.parentCompanyId] : [];
  const known = (await facilitiesOf(database, [...parentIds, ...houseIds])).filter(isOpen);
  const ofParent = known.filter(({ companyId }) => companyId === customer.parentCompanyId);
  const ordered = [...ofParent, ...known];
  return ordered.find(({ name }) => name === customer.facility) ?? ordered[0] ?? null;
}

async function facilitiesFor(
  database: Knex,
  session: Session,
  customer: CompanyCopy,
): Promise<FacilityCopy[]> {
  if (session.hierarchy === 1) return allFacilities(database);
  const { companyId, parentCompanyId, isFranchise } = session;
  const sellsToParent = !isFranchise || customer.companyId === companyId;
  const owners = [companyId, sellsToParent ? parentCompanyId : null].filter((id) => id !== null);
  return facilitiesOf(database, owners);
}

const isOpen = ({ isActive, isCartCreation }: FacilityCopy) => isActive && isCartCreation;
