import type { facilityList, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  type containingWords,
  everyRow,
  filedOrAlike,
  type KeysetOrder,
  type KeysetPage,
  keysetPageOf,
  type KeysetRequest,
  sortedOrder,
  withinScope,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { CompanyModel } from '../companies/company.model';
import { f, facilitiesInScope, type OwnedFacility } from './facility.model';

const columns = {
  name: { sql: 'lower(facility.name)', type: 'text' },
  lastName: { sql: 'lower(facility.last_name)', type: 'text' },
  isActive: { sql: 'facility.is_active', type: 'boolean' },
} as const;
const byName: KeysetOrder = {
  columns: [columns.name, { sql: 'facility.facility_id', type: 'uuid' }],
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
  return keysetPageOf(database, query, filters, sortedOrder(filters.sort, columns, byName));
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
