import type { RoleKind, Session } from '@washcoat/contract-entities';
import { forbidden, newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { findCompanyInScope } from '../companies/company.model';
import { auditedRole } from './audited-role';
import { replaceGrants } from './permission.repository';
import type { GrantedPermission, RoleType } from './role';
import { nameTaken } from './role-name';
import { rolesSeenBy } from './role-sight';
import { insertRole, putDefaultRole } from './role.repository';
import { settleGrants } from './settle-grants';

export interface NewRole {
  /** Given by seeds only. */
  roleId?: string;
  name: string;
  type: RoleType;
  /** Type 3 sets it; alone it does not change the type. */
  isFranchise?: boolean;
  /** Null for a role that every company may use. */
  companyId: string | null;
  permissions: readonly GrantedPermission[];
  /** The kinds of users whose default it becomes; given by seeds only. */
  defaultFor?: readonly RoleKind[];
}

/**
 * Adds a role. Answers its id. 400 without a permission, 403 when it grants more than the user holds, 404 when the
 * company is not in scope, 409 at `name` when the company has one of this type and name.
 */
export async function addRole(unit: UnitOfWork, session: Session, role: NewRole): Promise<string> {
  if (role.companyId && !(await findCompanyInScope(unit.trx, session, role.companyId)))
    throw notFound('This company');
  const grants = await settleGrants(unit, session, role.permissions);
  const row = await insertRole(unit.trx, {
    role_id: role.roleId ?? newId(),
    name: role.name,
    type: role.type,
    is_franchise: role.type === 3 || (role.isFranchise ?? false),
    company_id: role.companyId,
    created_at: unit.now,
    updated_at: unit.now,
  });
  if (!row) throw nameTaken(role.name);
  await replaceGrants(unit.trx, row.role_id, grants);
  for (const kind of role.defaultFor ?? []) await putDefaultRole(unit.trx, kind, row.role_id);
  await unit.audit({ action: 'add', entity: 'role', entityId: row.role_id, after: auditedRole(row, grants) });
  return row.role_id;
}

/**
 * Refuses a new role by somebody who only clones: 403 without the role that was cloned, 404 when they don't see it.
 * Super admins add roles from scratch.
 */
export async function assertMayAddRole(
  unit: UnitOfWork,
  session: Session,
  clonedRoleId: string | undefined,
): Promise<void> {
  if (session.isSA) return;
  if (!clonedRoleId) throw forbidden();
  const cloned = await rolesSeenBy(unit.trx, session)
    .where('role.role_id', clonedRoleId)
    .first('role.role_id');
  if (!cloned) throw notFound('This role');
}
