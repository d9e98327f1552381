import { facility, type Facility, type facilityList, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  columnsOf,
  type containingWords,
  everyRow,
  filedOrAlike,
  type KeysetOrder,
  type KeysetPage,
  keysetPageOf,
  type KeysetRequest,
  modelOf,
  nextVersion,
  sortedOrder,
  withinScope,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, type PartialModelObject, type QueryBuilder } from 'objection';
import { CompanyModel } from '../companies/company.model';

const columns = {
  parentCompanyId: 'company_id',
  parentCompanyName: 'owner.company_name',
  isFacility: 'owner.is_franchise',
} as const;

/** Where the fields of a facility are read; those of `owner` in queries that are `owned` only. */
export const f = columnsOf(facility, columns);

/** A facility as it is stored. */
export class FacilityModel extends modelOf(facility, columns) {
  declare deletedAt: Date | null;
  declare deletedBy: string | null;
  /** The company that it was deleted with. */
  declare deletedWith: string | null;
  declare owner?: CompanyModel;

  static override relationMappings = () => ({
    owner: {
      relation: Model.BelongsToOneRelation,
      modelClass: CompanyModel,
      join: { from: f.parentCompanyId, to: 'company.company_id' },
    },
  });
}

/** A facility with what follows from the company that owns it: what is answered of it. */
export type OwnedFacility = FacilityModel & Facility;

type Facilities = QueryBuilder<FacilityModel, OwnedFacility[]>;

/**
 * Facilities in the scope of the signed-in user, which are those of the companies in scope and the one that the own
 * company delivers to: without it a partner seller could name no place for a cart.
 */
export function facilitiesInScope(database: Knex, session: Session): Facilities {
  const query = FacilityModel.query(database)
    .joinRelated('owner')
    .whereNull('owner.deleted_at')
    .whereNull('facility.deleted_at')
    .select('facility.*', `${f.isFacility} as isFacility`, `${f.parentCompanyName} as parentCompanyName`)
    .castTo<OwnedFacility[]>();
  return inScope(query, session);
}

function inScope<Row>(
  query: QueryBuilder<FacilityModel, Row>,
  session: Session,
): QueryBuilder<FacilityModel, Row> {
  if (session.hierarchy === 1) return query;
  void query.where((seen) => {
    withinScope(seen, session, f.parentCompanyId);
    if (session.companyId)
      void seen.orWhereRaw(
        `facility.facility_id = (select own.facility_id from company own where own.company_id = ?)`,
        [session.companyId],
      );
  });
  return query;
}

/** A facility in scope, locked for a change, or undefined. */
export async function lockFacilityInScope(
  trx: Knex.Transaction,
  session: Session,
  facilityId: string,
): Promise<OwnedFacility | undefined> {
  const query = FacilityModel.query(trx).where(f.facilityId, facilityId).select(f.facilityId);
  await inScope(query, session).forUpdate();
  const [found] = await facilitiesInScope(trx, session).where(f.facilityId, facilityId).limit(1);
  return found;
}

/** A facility of a company by its name, whatever the case, or undefined. */
export function findFacilityByName(
  database: Knex,
  companyId: string,
  name: string,
): Promise<FacilityModel | undefined> {
  return FacilityModel.query(database)
    .where(f.parentCompanyId, companyId)
    .whereRaw('search_text = lower(?)', [name])
    .whereNull('deleted_at')
    .first()
    .execute();
}

/** Gives a facility other values, and with them the next version. Answers it as it is now. */
export function updateFacility(
  trx: Knex.Transaction,
  facilityId: string,
  changes: PartialModelObject<FacilityModel>,
  now: Date,
): Promise<FacilityModel> {
  return FacilityModel.query(trx)
    .patch({ ...changes, ...nextVersion(now) })
    .where(f.facilityId, facilityId)
    .returning('*')
    .first()
    .throwIfNotFound()
    .execute();
}

const sortColumns = {
  name: { sql: 'lower(facility.name)', type: 'text' },
  lastName: { sql: 'lower(facility.last_name)', type: 'text' },
  isActive: { sql: 'facility.is_active', type: 'boolean' },
} as const;
const byName: KeysetOrder = {
  columns: [sortColumns.name, { sql: 'facility.facility_id', type: 'uuid' }],
  direction: 'asc',
};

type Filters = Omit<InputOf<typeof facilityList>, 'count' | 'offset'>;

/**
 * Facilities in scope, by name or as `sort` says; where nothing is filed under `text`, those that it names with a mistake. `parentCompanyId`
 * leaves those that a company owns, `companyId` those where it may trade: its own, those of the company above it, and the
 * one it delivers to; `isFacility` tells franchises' from the others.
 */
export function listFacilities(
  database: Knex,
  session: Session,
  filters: Filters & KeysetRequest,
): Promise<KeysetPage<OwnedFacility>> {
  return filedOrAlike(filters, (request, words) => listFiled(database, session, request, words));
}

function listFiled(
  database: Knex,
  session: Session,
  filters: Filters & KeysetRequest,
  words: typeof containingWords,
): Promise<KeysetPage<OwnedFacility>> {
  const query = facilitiesInScope(database, session);
  if (filters.text) words(query, 'facility.search_text', filters.text, f.city);
  if (filters.facilityId) void query.where(f.facilityId, filters.facilityId);
  if (filters.isFacility !== undefined) void query.where(f.isFacility, filters.isFacility);
  if (filters.isActive !== undefined) void query.where(f.isActive, filters.isActive);
  if (filters.parentCompanyId) void query.where(f.parentCompanyId, filters.parentCompanyId);
  if (filters.companyId) whereTrades(query, database, session, filters.companyId);
  return keysetPageOf(database, query, filters, sortedOrder(filters.sort, sortColumns, byName));
}

/** The whole list in the same order, a page in memory at a time. */
export const everyFacility = (
  database: Knex,
  session: Session,
  filters: Filters,
): AsyncGenerator<OwnedFacility> =>
  everyRow((request) => listFacilities(database, session, { ...filters, ...request }));

function whereTrades(
  query: ReturnType<typeof facilitiesInScope>,
  database: Knex,
  session: Session,
  companyId: string,
): void {
  const company = () =>
    withinScope(CompanyModel.query(database).where('company_id', companyId), session, 'company_id');
  void query.where((trades) =>
    trades
      .whereIn(f.parentCompanyId, company().select('company_id'))
      .orWhereIn(f.parentCompanyId, company().select('parent_company_id'))
      .orWhereIn(f.facilityId, company().select('company.facility_id')),
  );
}
