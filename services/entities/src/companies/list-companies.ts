import type { companyList, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import {
  filedOrAlike,
  keysetPageOf,
  type containingWords,
  type KeysetColumn,
  type KeysetPage,
  sortedOrder,
} from '@washcoat/service-kit';
import { c, companiesInScope, type ShownCompany } from './company.model';

/**
 * Customers and franchises in scope, by name, or by several columns with `sort`; where nothing is filed under `text`, those that it names with a mistake. The
 * house is nobody's customer and never listed. `isLoads` leaves those that may have carts, `isFranchiseCustomers` those
 * below a franchise, `selfCompanyId` leaves that company out; `isEmbed` changes nothing.
 */
export function listCompanies(
  database: Knex,
  session: Session,
  filters: InputOf<typeof companyList>,
): Promise<KeysetPage<ShownCompany>> {
  return filedOrAlike(filters, (request, words) => listFiled(database, session, request, words));
}

function listFiled(
  database: Knex,
  session: Session,
  filters: InputOf<typeof companyList>,
  words: typeof containingWords,
): Promise<KeysetPage<ShownCompany>> {
  const query = companiesInScope(database, session).where('company.is_house', false);
  if (filters.text) words(query, 'company.search_text', filters.text);
  if (filters.parentCompanyId) void query.where(c.parentCompanyId, filters.parentCompanyId);
  if (filters.selfCompanyId) void query.whereNot(c.companyId, filters.selfCompanyId);
  if (filters.isFranchise !== undefined) void query.where(c.isFranchise, filters.isFranchise);
  if (filters.isFranchiseCustomers) void query.where('parent.is_franchise', true);
  if (filters.isLoads) void query.where(c.isActive, true);
  if (filters.isActive !== undefined) void query.where(c.isActive, filters.isActive);
  if (filters.isWaiting !== undefined) void query.where(c.isWaiting, filters.isWaiting);
  const direction = filters.customerSort === 'desc' ? 'desc' : 'asc';
  const order = sortedOrder(filters.sort, columns, { columns: byName, direction });
  return keysetPageOf(database, query, filters, order);
}

const columns = {
  companyName: { sql: 'lower(company.company_name)', type: 'text' },
  email: { sql: 'lower(company.email)', type: 'text' },
  type: { sql: 'company.company_type', type: 'text' },
  facility: { sql: `coalesce(lower(company.facility), '')`, type: 'text' },
  isActive: { sql: 'company.is_active', type: 'boolean' },
} as const satisfies Record<string, KeysetColumn>;

const byName: readonly KeysetColumn[] = [columns.companyName, { sql: 'company.company_id', type: 'uuid' }];
