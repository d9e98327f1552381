import type { FlagName } from '@washcoat/contract-kernel';

/** 1 Internal, 2 External, 3 Franchise. */
export type RoleType = 1 | 2 | 3;

export interface RoleRow {
  role_id: string;
  name: string;
  type: RoleType;
  company_id: string | null;
  is_default: boolean;
  created_at: Date;
  updated_at: Date;
}

/** A permission that a role grants. `facilities` are names, for canViewAllFacilityInvoices only. */
export interface GrantedPermission {
  permissionName: FlagName;
  facilities?: readonly string[];
}

/** Flags that take something away from whoever has them: nobody gets them by holding every right. */
export const restrictions: readonly FlagName[] = [
  'minimumSettingsOnly',
  'canAddMarkDownOnly',
  'isPictureMandatory',
];

/** The type of role that fits a user (domain rules, section 1). */
export function roleTypeOf(hierarchy: number, isFranchise: boolean): RoleType {
  if (hierarchy === 2) return 2;
  if (hierarchy === 10) return isFranchise ? 3 : 2;
  return 1;
}
