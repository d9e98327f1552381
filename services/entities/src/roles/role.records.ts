import {
  role,
  type Permission,
  type Role,
  type roleList,
  type Session,
  type WholeRole,
} from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { containingWords, notFound, type Page, pageOf, presented, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { findCompanyInScope, type CompanyModel } from '../companies/company.model';
import { u, UserModel } from '../people/user.model';
import { allPermissions, GrantModel, grantsOf, type PermissionModel } from './permission.model';
import {
  defaultKinds,
  defaultKindsOf,
  findRoleSeenBy,
  givableBy,
  r,
  rolesForUsersOf,
  rolesSeenBy,
  type RoleModel,
  type ShownRole,
} from './role.model';
import { mayGrant, mayListRoles, mayTakeBack } from './role.policy';

/** A role with how much it grants, and how many users in scope have it. */
type CountedRole = ShownRole & Pick<Role, 'permissionCount' | 'userCount'>;

/**
 * Roles by name: those that the user may see, or with `companyId` those that the users of that company can be given.
 * Who does not read roles as such is offered those for their own company that they may give. 404 when the company is not
 * in scope.
 */
export async function listRoles(
  database: Knex,
  session: Session,
  filters: InputOf<typeof roleList>,
): Promise<Page<CountedRole>> {
  const company = await companyToChooseFor(database, session, filters);
  const query = company ? rolesForUsersOf(database, company) : rolesSeenBy(database, session);
  if (filters.isGivable || !mayListRoles(session)) givableBy(query, database, session);
  if (filters.text) containingWords(query, 'role.search_text', filters.text);
  if (filters.type) void query.where(r.type, filters.type);
  return pageOf(counted(query, database, session).orderBy(['role.search_text', r.roleId]), filters);
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

/** Roles with what lists show of them. */
function counted(
  query: QueryBuilder<RoleModel>,
  database: Knex,
  session: Session,
): QueryBuilder<RoleModel, CountedRole[]> {
  const grants = GrantModel.query(database).whereRaw('role_permission.role_id = role.role_id').count('*');
  const users = UserModel.query(database)
    .whereRaw('app_user.role_id = role.role_id')
    .whereNull('app_user.deleted_at')
    .count('*');
  return query
    .select(
      'role.*',
      defaultKinds(),
      grants.as('permissionCount'),
      withinScope(users, session, u.companyId).as('userCount'),
    )
    .castTo<CountedRole[]>();
}

/** A role that the user sees, whole; the empty form without `roleId`. 404 when they don't see it. */
export async function findWholeRole(
  database: Knex,
  session: Session,
  roleId: string | undefined,
  now: Date,
): Promise<WholeRole> {
  if (!roleId) return { ...emptyRole(now), permissions: await heldPermissions(database, session) };
  const found = await findRoleSeenBy(database, session, roleId);
  if (!found) throw notFound('This role');
  return wholeRole(database, session, found);
}

const emptyRole = (now: Date): Omit<WholeRole, 'permissions'> => ({
  roleId: null,
  name: '',
  type: 1,
  isFranchise: false,
  companyId: null,
  isDefault: false,
  defaultFor: [],
  version: 1,
  updatedDate: now.toISOString(),
});

/** A role with every permission of the installation, as somebody sees it. */
export async function wholeRole(database: Knex, session: Session, found: RoleModel): Promise<WholeRole> {
  const defaultFor = await defaultKindsOf(database, found.roleId);
  const permissions = await heldPermissions(database, session, found.roleId);
  return { ...shown(found, defaultFor), permissions };
}

/** Every permission, whether a role grants it, and whether `viewer` may grant it and take it back. */
async function heldPermissions(
  database: Knex,
  viewer: Session,
  roleId?: string,
): Promise<WholeRole['permissions']> {
  const grants = roleId ? await grantsOf(database, roleId) : [];
  return (await allPermissions(database)).map((permission) => {
    const grant = grants.find(({ permissionName }) => permissionName === permission.permissionName);
    return {
      ...presentPermission(permission),
      isGranted: grant !== undefined,
      isGrantable: permission.isAccessible && mayGrant(viewer, permission) && mayTakeBack(viewer, permission),
      facilities: [...(grant?.facilities ?? [])],
    };
  });
}

/** A role of a list. */
export const presentRole = (row: CountedRole): Role => ({
  ...shown(row, row.defaultFor),
  permissionCount: row.permissionCount,
  userCount: row.userCount,
});

function shown(row: RoleModel, defaultFor: ShownRole['defaultFor']) {
  const { companyId, updatedAt } = row;
  const isDefault = defaultFor.length > 0;
  return { ...presented(role, row), companyId, isDefault, defaultFor, updatedDate: updatedAt.toISOString() };
}

/** A permission of the installation. */
export function presentPermission(permission: PermissionModel): Permission {
  const { permissionId, permissionName, label, type, area, place, description, restricts, isAccessible } =
    permission;
  return { permissionId, permissionName, label, type, area, place, description, restricts, isAccessible };
}
