import type { WholeRole } from '@washcoat/contract-entities';
import { byArea, isMeant } from '../permissions/permission-words';
import { roleTypes, type RoleType } from './role-words';

/** A permission in the form of a role. */
export type RolePermission = WholeRole['permissions'][number];

/** The permissions of one group, by area. */
export interface PermissionGroup {
  type: RoleType;
  name: string;
  permissions: readonly RolePermission[];
  areas: readonly { area: string; permissions: readonly RolePermission[] }[];
}

/** What a form shows: what is in use, and what the role already grants. */
export function offeredPermissions(permissions: readonly RolePermission[]): RolePermission[] {
  return permissions.filter(({ isAccessible, isGranted }) => isAccessible || isGranted);
}

/** Whether the editor can neither grant a permission nor take it back. */
export function isLocked({ isAccessible, isGrantable }: RolePermission): boolean {
  return !isAccessible || !isGrantable;
}

/** Why a permission is locked; nothing for the others. */
export function lockReason(permission: RolePermission): string | undefined {
  if (!permission.isAccessible) return 'Out of use in the whole installation.';
  return isLocked(permission) ? 'You do not hold it yourself, so it stays as it is.' : undefined;
}

/** The groups that hold something a search text means, every one without a text. */
export function permissionGroups(permissions: readonly RolePermission[], text: string): PermissionGroup[] {
  const found = offeredPermissions(permissions).filter((permission) => isMeant(text, permission));
  return roleTypes
    .map(({ type, name }) => {
      const own = found.filter((permission) => permission.type === type);
      return { type, name, permissions: own, areas: byArea(own) };
    })
    .filter((group) => group.permissions.length > 0);
}

/** How many of `permissions` are granted. */
export function grantedAmong(permissions: readonly RolePermission[], granted: readonly string[]): number {
  return permissions.filter(({ permissionId }) => granted.includes(permissionId)).length;
}

/** Grants `chosen` or takes them back, except what is locked; the order stays that of `all`. */
export function granting(
  all: readonly RolePermission[],
  granted: readonly string[],
  chosen: readonly RolePermission[],
  isOn: boolean,
): string[] {
  const changed = new Set(chosen.filter((one) => !isLocked(one)).map(({ permissionId }) => permissionId));
  return all
    .map(({ permissionId }) => permissionId)
    .filter((permissionId) => (changed.has(permissionId) ? isOn : granted.includes(permissionId)));
}
