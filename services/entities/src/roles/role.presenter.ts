import type { Permission, Role, Session, WholeRole } from '@washcoat/contract-entities';
import type { PermissionRow } from './role';
import { mayGrant, mayTakeBack } from './role.policy';
import type { CountedRoleRow, ShownRoleRow } from './role.repository';
import type { Grants } from './settle-grants';

/** A role of a list. */
export function presentRole(row: CountedRoleRow): Role {
  return {
    ...presentFields(row),
    roleId: row.role_id,
    permissionCount: row.permission_count,
    userCount: row.user_count,
  };
}

/** A role with every permission, and which of them `viewer` may grant and take back; no role id for a new one. */
export function presentWholeRole(
  row: Omit<ShownRoleRow, 'role_id'> & { role_id?: string },
  permissions: readonly PermissionRow[],
  grants: Grants,
  viewer: Session,
): WholeRole {
  return {
    ...presentFields(row),
    roleId: row.role_id ?? null,
    permissions: permissions.map((permission) => {
      const { permission_name: name, is_accessible } = permission;
      const grant = grants.find(({ permissionName }) => permissionName === name);
      return {
        ...presentPermission(permission),
        isGranted: grant !== undefined,
        isGrantable: is_accessible && mayGrant(viewer, permission) && mayTakeBack(viewer, permission),
        facilities: [...(grant?.facilities ?? [])],
      };
    }),
  };
}

/** A permission of the installation. */
export function presentPermission(row: PermissionRow): Permission {
  return {
    permissionId: row.permission_id,
    permissionName: row.permission_name,
    label: row.label,
    type: row.type,
    area: row.area,
    place: row.place,
    description: row.description,
    restricts: row.restricts,
    isAccessible: row.is_accessible,
  };
}

function presentFields(row: Omit<ShownRoleRow, 'role_id'>) {
  return {
    name: row.name,
    type: row.type,
    isFranchise: row.is_franchise,
    companyId: row.company_id,
    isDefault: row.default_for.length > 0,
    defaultFor: row.default_for,
    updatedDate: row.updated_at.toISOString(),
    version: row.version,
  };
}
