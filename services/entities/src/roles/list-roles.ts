import type { roleList, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { containingWords, notFound, pageOf, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findCompanyInScope, type CompanyModel } from '../companies/company.model';
import { mayListRoles } from './role.policy';
import { givableBy, rolesForUsersOf, rolesSeenBy } from './role-sight';
import { withCounts, type CountedRoleRow } from './role.repository';

/**
 * Roles by name: those that the user may see, or with `companyId` those that the users of that company can be given.
 * Who does not read roles as such is offered those for their own company that they may give. 404 when the company is not
 * in scope.
 */
export async function listRoles(
  database: Knex,
  session: Session,
  filters: InputOf<typeof roleList>,
): Promise<Page<CountedRoleRow>> {
  const company = await companyToChooseFor(database, session, filters);
  const query = company ? rolesForUsersOf(database, company) : rolesSeenBy(database, session);
  if (filters.isGivable || !mayListRoles(session)) givableBy(query, database, session);
  if (filters.text) containingWords(query, 'role.search_text', filters.text);
  if (filters.type) void query.where('role.type', filters.type);
  void withCounts(query, database, session).orderBy(['role.search_text', 'role.role_id']);
  return pageOf(query, filters);
}

type Chosen = Pick<CompanyModel, 'companyId' | 'companyType' | 'isFranchise'>;

async function companyToChooseFor(
  database: Knex,
  session: Session,
  { companyId, newCompanyType }: Pick<InputOf<typeof roleList>, 'companyId' | 'newCompanyType'>,
): Promise<Chosen | null> {
  if (!companyId && !newCompanyType && mayListRoles(session)) return null;
  const chosenId = companyId ?? session.companyId;
  const company = chosenId && (await findCompanyInScope(database, session, chosenId));
  if (!company) throw notFound('This company');
  if (!newCompanyType) return company;
  // A company that is not there yet has no roles of its own: it is offered those of the one above it.
  const isFranchise = newCompanyType === 'FRANCHISE';
  return { companyId: company.companyId, companyType: newCompanyType, isFranchise };
}
