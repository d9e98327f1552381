import type { facilityList, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  type containingWords,
  filedOrAlike,
  type KeysetOrder,
  orderText,
  type Page,
  pageOf,
  sortedOrder,
  withinScope,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { CompanyModel } from '../companies/company.model';
import { f, facilitiesInScope, type OwnedFacility } from './facility.model';

const PAGE = 1000;

const columns = {
  name: { sql: 'lower(facility.name)', type: 'text' },
  lastName: { sql: 'lower(facility.last_name)', type: 'text' },
  isActive: { sql: 'facility.is_active', type: 'boolean' },
} as const;
const byName: KeysetOrder = {
  columns: [columns.name, { sql: 'facility.facility_id', type: 'uuid' }],
  direction: 'asc',
};

type Filters = InputOf<typeof facilityList>;

/**
 * Facilities in scope, by name or as `sort` says; where nothing is filed under `text`, those that it names with a mistake. `parentCompanyId`
 * leaves those that a company owns, `companyId` those where it may trade: its own, those of the company above it, and the
 * one it delivers to; `isFacility` tells franchises' from the others.
 */
export function listFacilities(
  database: Knex,
  session: Session,
  filters: Filters,
): Promise<Page<OwnedFacility>> {
  return filedOrAlike(filters, (request, words) => listFiled(database, session, request, words));
}

function listFiled(
  database: Knex,
  session: Session,
  filters: Filters,
  words: typeof containingWords,
): Promise<Page<OwnedFacility>> {
  const query = facilitiesInScope(database, session);
  if (filters.text) words(query, 'facility.search_text', filters.text, f.city);
  if (filters.facilityId) void query.where(f.facilityId, filters.facilityId);
  if (filters.isFacility !== undefined) void query.where(f.isFacility, filters.isFacility);
  if (filters.isActive !== undefined) void query.where(f.isActive, filters.isActive);
  if (filters.parentCompanyId) void query.where(f.parentCompanyId, filters.parentCompanyId);
  if (filters.companyId) whereTrades(query, database, session, filters.companyId);
  void query.orderByRaw(orderText(sortedOrder(filters.sort, columns, byName)));
  return pageOf(query, filters);
}

/** The whole list, a page in memory at a time. */
export async function* everyFacility(
  database: Knex,
  session: Session,
  filters: Omit<Filters, 'count' | 'offset'>,
): AsyncGenerator<OwnedFacility> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await listFacilities(database, session, { ...filters, count: PAGE, offset });
    yield* page.list;
    if (!page.areMoreItemsAvailable) return;
  }
}

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
