import type { Session } from '@washcoat/contract-entities';
import {
  compiled,
  namesOfFacility,
  notFound,
  questionOf,
  rowsOf,
  withinScope,
  type CompanyCopy,
  type FacilityName,
  type Question,
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
  const nearest = company ?? { companyId: session.companyId, parentCompanyId: session.parentCompanyId };
  const found = await first(
    database,
    session.hierarchy === 1
      ? asking(ofHouse, asked, nearest)
      : asking(ofScope(database, session), asked, nearest),
  );
  if (!found && (facilityId || session.hierarchy !== 1)) throw notFound('This facility');
  return found;
}

/** The facility that a company delivers to: the one it was told of with, or the nearest of that name. Null without. */
export async function meantFacility(database: Knex, company: CompanyCopy): Promise<KnownFacility | null> {
  const { facilityId, facility } = company;
  if (!facilityId && !facility) return null;
  return first(
    database,
    asking(ofAll, { facilityId: facilityId ?? undefined, facilityCity: facility ?? '' }, company),
  );
}

async function first(database: Knex, question: Question): Promise<KnownFacility | null> {
  const [found] = await rowsOf<KnownFacility>(database, question);
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

const living = (database: Knex) =>
  facilities(database).whereRaw(`not coalesce((data ->> 'isDeleted')::boolean, false)`);

/** Facilities of the companies in scope, and the one that the own company delivers to. */
function facilitiesInScope(database: Knex, session: Session): Knex.QueryBuilder {
  if (session.hierarchy === 1) return living(database);
  return living(database).where((seen) => {
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

/** How one facility is asked for. */
interface OneFacility {
  byId(values: { facilityId: string }): Question;
  byWord(values: Nearness & { word: string }): Question;
}

/** Asked with every search for a customer, so that these are written once. */
const ofAll = written(facilities);
const ofHouse = written(living);

function written(open: (database: Knex) => Knex.QueryBuilder): OneFacility {
  return {
    byId: compiled((database, mark) => open(database).where('facility_id', mark('facilityId')).limit(1)),
    byWord: compiled((database, mark) =>
      named(open(database), {
        word: mark('word'),
        companyId: mark('companyId'),
        parentCompanyId: mark('parentCompanyId'),
      }),
    ),
  };
}

interface CompanyAtFacility {
  company: CompanyCopy;
  facility: KnownFacility | null;
}

function besideCompany(
  facility: (database: Knex, mark: (name: 'facilityId' | 'word') => string) => Knex.QueryBuilder,
) {
  return compiled<'companyId' | 'facilityId' | 'word'>((database, mark) =>
    database('company_copy')
      .select('company_copy.data as company', database.raw('to_jsonb(facility) as facility'))
      .leftJoin(database.raw('lateral ? as facility', [facility(database, mark)]), database.raw('true'))
      .where('company_copy.company_id', mark('companyId')),
  );
}

const besideById = besideCompany((database, mark) =>
  living(database).where('facility_id', mark('facilityId')).limit(1),
);
const besideByWord = besideCompany((database, mark) =>
  named(living(database), {
    word: mark('word'),
    companyId: database.raw('company_copy.company_id'),
    parentCompanyId: database.raw('company_copy.parent_company_id'),
  }),
);

/**
 * A company and the facility that prices were asked for, the nearest to it where that is a name or city: for the house,
 * and in one question, because every search for a customer asks it. Null without the company.
 */
export async function findAtFacility(
  database: Knex,
  companyId: string,
  { facilityId, facilityCity: word }: AskedFacility,
): Promise<CompanyAtFacility | null> {
  const beside = facilityId ? besideById : besideByWord;
  const [found] = await rowsOf<CompanyAtFacility>(database, beside({ companyId, facilityId, word }));
  return found ?? null;
}

/** What somebody may see who is not of the house differs by who asks. */
const ofScope = (database: Knex, session: Session): OneFacility => ({
  byId: ({ facilityId }) =>
    questionOf(facilitiesInScope(database, session).where('facility_id', facilityId).limit(1)),
  byWord: (values) => questionOf(named(facilitiesInScope(database, session), values)),
});

const asking = (
  { byId, byWord }: OneFacility,
  { facilityId, facilityCity }: AskedFacility,
  { companyId, parentCompanyId }: Nearness,
): Question =>
  facilityId ? byId({ facilityId }) : byWord({ word: facilityCity ?? '', companyId, parentCompanyId });

function named(
  query: Knex.QueryBuilder,
  { word, companyId, parentCompanyId }: Readonly<Record<keyof Nearness | 'word', Knex.Value | Knex.Raw>>,
): Knex.QueryBuilder {
  return query
    .whereRaw('lower(?) in (lower(facility_copy.name), lower(facility_copy.city))', [word])
    .orderByRaw(
      `lower(facility_copy.name) = lower(?) desc, facility_copy.company_id is not distinct from ?::uuid desc,
       facility_copy.company_id is not distinct from ?::uuid desc,
       exists (select from company_copy where is_house and company_id = facility_copy.company_id) desc, facility_id`,
      [word, companyId, parentCompanyId],
    )
    .limit(1);
}
