import type { RoleKind, RoleType } from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';
import { Problem } from '@washcoat/service-kit';

/** A permission that a role grants. `facilities` are names, for canViewAllFacilityInvoices only. */
export interface GrantedPermission {
  permissionName: FlagName;
  facilities?: readonly string[];
}

/** The permission that takes names of facilities. */
export const INVOICE_PERMISSION: FlagName = 'canViewAllFacilityInvoices';

/** The type of role that fits a user (domain rules, section 1). */
export function roleTypeOf(hierarchy: number, isFranchise: boolean): RoleType {
  if (hierarchy === 2) return 2;
  if (hierarchy === 10) return isFranchise ? 3 : 2;
  return 1;
}

/** Somebody who gets a default role. */
export interface Joining {
  hierarchy: number;
  isFranchise: boolean;
  /** The company has nobody yet, or it is its administrator. */
  isFirst?: boolean;
}

/** The kind of user that a default role is chosen for. */
export function kindOf({ hierarchy, isFranchise, isFirst = false }: Joining): RoleKind {
  if (hierarchy === 2) return 'CUSTOMER';
  if (hierarchy !== 10) return 'STAFF';
  if (!isFranchise) return 'PARTNER';
  return isFirst ? 'FRANCHISE_OWNER' : 'FRANCHISE';
}

/** The type of the roles that can be the default of a kind. */
export const typeOfKind: Record<RoleKind, RoleType> = {
  STAFF: 1,
  CUSTOMER: 2,
  PARTNER: 2,
  FRANCHISE_OWNER: 3,
  FRANCHISE: 3,
};

/** Says with 403 that something is granted, or taken back, which is not theirs to give. */
export const notTheirsToGrant = () =>
  new Problem(403, 'You cannot grant what you do not hold yourself.', { code: 'FORBIDDEN' });
