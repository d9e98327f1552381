import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { hierarchyOf } from '../companies/company';
import type { CompanyModel } from '../companies/company.model';
import { roleTypeOf } from './role';
import { mayOpenEveryRole } from './role.policy';

/**
 * The roles that somebody may see: all for administrators of hierarchy 1; for others those of their own company, and
 * those that are offered to it and fit its users.
 */
export function rolesSeenBy(database: Knex, session: Session): Knex.QueryBuilder {
  const query = database('role');
  if (mayOpenEveryRole(session)) return query;
  const { companyId, hierarchy, isFranchise } = session;
  return query.where((seen) => {
    void seen.where((fitting) => {
      void fitting.where('role.type', roleTypeOf(hierarchy, isFranchise));
      offeredTo(fitting, companyId);
    });
    if (companyId) void seen.orWhere('role.company_id', companyId);
  });
}

/**
 * The roles that the users of a company can be given: of their type, and shared by all or of the company or of one
 * above it.
 */
export function rolesForUsersOf(
  database: Knex,
  { companyId, companyType, isFranchise }: Pick<CompanyModel, 'companyId' | 'companyType' | 'isFranchise'>,
): Knex.QueryBuilder {
  const type = roleTypeOf(hierarchyOf(companyType), isFranchise);
  const query = database('role').where('role.type', type);
  offeredTo(query, companyId);
  return query;
}

/** Cuts roles down to those that grant nothing that somebody lacks. */
export function givableBy(query: Knex.QueryBuilder, database: Knex, session: Session): void {
  if (session.isSA) return;
  const held = Object.entries(session).flatMap(([name, value]) => (value === true ? [name] : []));
  void query.whereNotExists(
    database('role_permission')
      .join('permission', 'permission.permission_id', 'role_permission.permission_id')
      .whereRaw('role_permission.role_id = role.role_id')
      .where('permission.restricts', false)
      .whereNotIn('permission.permission_name', held),
  );
}

const OF_COMPANY_OR_ABOVE = `role.company_id in (
  with recursive above as (
    select company_id, parent_company_id from company where company_id = ?
    union
    select company.company_id, company.parent_company_id
      from company join above on above.parent_company_id = company.company_id
  )
  select company_id from above
)`;

/** Cuts roles down to those that a company is offered: shared by all, of it, or of one above it. */
export function offeredTo(query: Knex.QueryBuilder, companyId: string | null): void {
  void query.where((offered) =>
    offered.whereNull('role.company_id').orWhereRaw(OF_COMPANY_OR_ABOVE, [companyId]),
  );
}
