import type { Permission, Role, WholeRole } from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';

/** An id for tests, by number. */
export const roleIdOf = (n: number): string =>
  `00000000-0000-4000-8000-${String(4000 + n).padStart(12, '0')}`;

const types: Partial<Record<FlagName, Permission['type']>> = {
  canAccessDashboard: 1,
  canViewCostSheet: 1,
  canAddConverter: 1,
  canDeleteConverter: 1,
  canEditPricing: 1,
  canBuildCart: 2,
  canShowPricing: 2,
  canInviteUsers: 3,
  canViewAllFacilityInvoices: 3,
};

/** The permissions of the test's installation: four areas, three types. */
export const somePermissions: readonly Permission[] = Object.entries(types).map(([name, type], index) => ({
  permissionId: roleIdOf(500 + index),
  permissionName: name as FlagName,
  type,
  description: `What ${name} opens`,
  isAccessible: true,
}));

export const permissionIdOf = (flag: FlagName): string =>
  somePermissions.find(({ permissionName }) => permissionName === flag)?.permissionId ?? '';

/** A role as lists show it. */
export function aRole(facts: Partial<Role> = {}): Role {
  return {
    roleId: roleIdOf(1),
    name: 'Buyer',
    type: 1,
    isFranchise: false,
    companyId: null,
    permissionCount: 2,
    userCount: 3,
    isDefault: false,
    defaultFor: [],
    updatedDate: '2026-11-19T08:00:00.000Z',
    version: 4,
    ...facts,
  };
}

export interface RoleFacts extends Partial<Omit<WholeRole, 'permissions'>> {
  granted?: readonly FlagName[];
  /** What the caller may not grant. */
  locked?: readonly FlagName[];
  /** What is out of use. */
  inaccessible?: readonly FlagName[];
  facilities?: string[];
}

/** A role with every permission of the test's installation. */
export function aWholeRole(facts: RoleFacts = {}): WholeRole {
  const {
    granted = ['canBuildCart', 'canAccessDashboard'],
    locked = [],
    inaccessible = [],
    facilities = [],
  } = facts;
  const { roleId, name, type, isFranchise, companyId, isDefault, defaultFor, updatedDate, version } = {
    ...aRole(),
    ...facts,
  };
  return {
    ...{ roleId, name, type, isFranchise, companyId, isDefault, defaultFor, updatedDate, version },
    permissions: somePermissions.map((permission) => ({
      ...permission,
      isAccessible: !inaccessible.includes(permission.permissionName),
      isGranted: granted.includes(permission.permissionName),
      isGrantable: !locked.includes(permission.permissionName),
      facilities:
        permission.permissionName === 'canViewAllFacilityInvoices' &&
        granted.includes(permission.permissionName)
          ? facilities
          : [],
    })),
  };
}

/** The empty form of a new role. */
export const anEmptyRole = (facts: RoleFacts = {}): WholeRole =>
  aWholeRole({ roleId: null, name: '', granted: [], version: 1, ...facts });
