import type { Permission, Role, WholeRole } from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';

/** An id for tests, by number. */
export const roleIdOf = (n: number): string =>
  `00000000-0000-4000-8000-${String(4000 + n).padStart(12, '0')}`;

type Words = readonly [type: Permission['type'], area: string, label: string, place: number];

const words: Partial<Record<FlagName, Words>> = {
  canAccessDashboard: [1, 'Reports and settlement', 'Dashboard', 43],
  canViewCostSheet: [1, 'Reports and settlement', 'Cost sheet', 44],
  canAddConverter: [1, 'Catalogue', 'Add converter', 0],
  canDeleteConverter: [1, 'Catalogue', 'Delete converter', 2],
  canEditPricing: [1, 'Pricing', 'Edit pricing', 9],
  canBuildCart: [2, 'Carts and invoices', 'Build cart', 17],
  canShowPricing: [2, 'Catalogue', 'Show pricing', 6],
  canInviteUsers: [3, 'People', 'Invite users', 34],
  canViewAllFacilityInvoices: [3, 'Carts and invoices', 'View all facility invoices', 33],
};

/** The permissions of the test's installation: four areas, three types. */
export const somePermissions: readonly Permission[] = Object.entries(words).map(
  ([permissionName, [type, area, label, place]], index) => ({
    ...{ permissionName, type, area, label, place },
    permissionId: roleIdOf(500 + index),
    description: `What ${permissionName} opens`,
    restricts: false,
    isAccessible: true,
  }),
);

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
  granted?: readonly string[];
  /** What the caller may not grant. */
  locked?: readonly string[];
  /** What is out of use. */
  inaccessible?: readonly string[];
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
