import type { Session } from '@washcoat/contract-entities';
import {
  namesOfFacility,
  notFound,
  questionOf,
  rowsOf,
  withinScope,
  type CompanyCopy,
  type FacilityName,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** A facility as far as prices need it. */
export interface KnownFacility {
  facilityId: string;
  name: string;
  version: number;
  /** What it has been called. */
  names: FacilityName[];
}

/** How somebody says where prices are for. */
export interface AskedFacility {
  facilityId?: string;
  facilityCity?: string;
}

/**
 * The facility that prices were asked for: by its id, or by its name before its city, the nearest to the customer (or
 * to the own company) first. Throws 404 for one that is not in the scope of the user, and by a word for one that is
 * not there; administrators of the house may ask by any word. Null without a facility.
 */
export async function findFacility(
  database: Knex,
  session: Session,
  { asked, company }: { asked: AskedFacility; company: CompanyCopy | null },
): Promise<KnownFacility | null> {
  const { facilityId, facilityCity } = asked;
  if (!facilityId && !facilityCity) return null;
  const open = facilitiesInScope(database, session);
  const nearest = company ?? { companyId: session.companyId, parentCompanyId: session.parentCompanyId };
  const found = await first(
    database,
    facilityId ? open.where('facility_id', facilityId) : named(open, facilityCity ?? '', nearest),
  );
  if (!found && (facilityId || session.hierarchy !== 1)) throw notFound('This facility');
  return found;
}

/** The facility that a company delivers to: the one it was told of with, or the nearest of that name. Null without. */
export async function meantFacility(database: Knex, company: CompanyCopy): Promise<KnownFacility | null> {
  const { facilityId, facility } = company;
  if (!facilityId && !facility) return null;
  const query = facilityId
    ? facilities(database).where('facility_id', facilityId)
    : named(facilities(database), facility ?? '', company);
  return first(database, query);
}

/** Asked with every search for a customer: PostgreSQL reads the text of it once in each connection. */
async function first(database: Knex, query: Knex.QueryBuilder): Promise<KnownFacility | null> {
  const [found] = await rowsOf<KnownFacility>(database, questionOf(query.limit(1)));
  return found ?? null;
}

/** The facilities that the user may see, by name. */
export function openFacilities(database: Knex, session: Session): Promise<KnownFacility[]> {
  return facilitiesInScope(database, session).orderByRaw('lower(facility_copy.name), facility_id');
}

function facilities(database: Knex): Knex.QueryBuilder {
  return database('facility_copy')
    .select('facility_id as facilityId', 'name', 'version')
    .select(database.raw(`coalesce(${namesOfFacility('facility_copy.facility_id')}, '[]') as names`));
}

/** Facilities of the companies in scope, and the one that the own company delivers to. */
function facilitiesInScope(database: Knex, session: Session): Knex.QueryBuilder {
  const living = facilities(database).whereRaw(`not coalesce((data ->> 'isDeleted')::boolean, false)`);
  if (session.hierarchy === 1) return living;
  return living.where((seen) => {
    withinScope(seen, session, 'facility_copy.company_id');
    if (session.companyId)
      void seen.orWhereRaw(
        `facility_id::text = (select data ->> 'facilityId' from company_copy where company_id = ?)`,
        [session.companyId],
      );
  });
}

interface Nearness {
  companyId: string | null;
  parentCompanyId: string | null;
}

function named(query: Knex.QueryBuilder, word: string, { companyId, parentCompanyId }: Nearness) {
  return query
    .whereRaw('lower(?) in (lower(facility_copy.name), lower(facility_copy.city))', [word])
    .orderByRaw(
      `lower(facility_copy.name) = lower(?) desc, facility_copy.company_id is not distinct from ?::uuid desc,
       facility_copy.company_id is not distinct from ?::uuid desc,
       exists (select from company_copy where is_house and company_id = facility_copy.company_id) desc, facility_id`,
      [word, companyId, parentCompanyId],
    );
}
