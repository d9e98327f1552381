import type { Session } from '@washcoat/contract-entities';
import {
  CompanyCopyModel,
  findCompanyCopy,
  type CompanyCopy,
  type FacilityCopy,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { allFacilities, facilitiesOf } from '../copies/facility-copy.repository';

/**
 * The facility that a new cart names, among those where the user may make carts for the customer: switched on, with
 * cart creation on, and any for hierarchy 1; of the own company; for a franchise that sells, of its parent; for a
 * partner seller the one that its company delivers to, as a yard's prices are for those who bring to it. A name is tried
 * before a city, and the customer's parent before others. Null when there is none.
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
  const ordered = await facilitiesAbove(database, customer);
  return deliveredTo(ordered, customer) ?? ordered[0] ?? null;
}

async function facilitiesFor(
  database: Knex,
  session: Session,
  customer: CompanyCopy,
): Promise<FacilityCopy[]> {
  if (session.hierarchy === 1) return allFacilities(database);
  const { companyId, parentCompanyId, isFranchise } = session;
  if (!companyId) return [];
  const isSelling = isFranchise && customer.companyId === companyId;
  const owners = isSelling && parentCompanyId ? [companyId, parentCompanyId] : [companyId];
  const facilities = await facilitiesOf(database, owners);
  if (isFranchise) return facilities;
  const own = await findCompanyCopy(database, companyId);
  const home = own && deliveredTo(await facilitiesAbove(database, own), own);
  return home ? [...facilities, home] : facilities;
}

/** The open facilities of the parent of a company, then those of the house. */
async function facilitiesAbove(database: Knex, company: CompanyCopy): Promise<FacilityCopy[]> {
  const { columns: c } = CompanyCopyModel;
  const houses = await CompanyCopyModel.query(database).where(c.isHouse, true).select(c.companyId);
  const houseIds = houses.map(({ companyId }) => companyId);
  const parentIds = company.parentCompanyId ? [company.parentCompanyId] : [];
  const known = (await facilitiesOf(database, [...parentIds, ...houseIds])).filter(isOpen);
  return [...known.filter(({ companyId }) => companyId === company.parentCompanyId), ...known];
}

/** The facility that a company delivers to, by its id, or by its name where the company was told of without. */
const deliveredTo = (facilities: readonly FacilityCopy[], { facility, facilityId: wanted }: CompanyCopy) =>
  facilities.find(({ facilityId, name }) => (wanted ? facilityId === wanted : name === facility));

const isOpen = ({ isActive, isCartCreation }: FacilityCopy) => isActive && isCartCreation;
