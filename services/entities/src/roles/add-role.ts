import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import type { GrantedPermission, RoleType } from './role';
import { assertMayGrant } from './role.policy';
import { grantPermissions, insertRole } from './role.repository';

export interface NewRole {
  /** Given by seeds only. */
  roleId?: string;
  name: string;
  type: RoleType;
  /** Null for a role that every company may use. */
  companyId: string | null;
  permissions: readonly GrantedPermission[];
  /** The role of people who register with an invitation to a company that it fits; one per type. */
  isDefault?: boolean;
}

/** Adds a role. Answers its id. 400 without a permission, 403 when it grants more than the user holds. */
export async function addRole(unit: UnitOfWork, session: Session, role: NewRole): Promise<string> {
  const names = role.permissions.map(({ permissionName }) => permissionName);
  if (!names.length) throw badInput({ permissions: 'Please select at least one permission' });
  assertMayGrant(session, names);
  const roleId = role.roleId ?? randomUUID();
  await insertRole(unit.trx, {
    role_id: roleId,
    name: role.name,
    type: role.type,
    company_id: role.companyId,
    is_default: role.isDefault ?? false,
    created_at: unit.now,
    updated_at: unit.now,
  });
  await grantPermissions(unit.trx, roleId, role.permissions);
  await unit.audit({ action: 'add', entity: 'role', entityId: roleId, after: role });
  return roleId;
}
