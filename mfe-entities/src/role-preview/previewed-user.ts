import { allFlags, type Subject } from '@washcoat/contract-kernel';
import type { RolePermission } from '../roles/granting';
import type { RoleDraft } from '../roles/role-draft';
import type { RoleType } from '../roles/role-words';

/** How far up a user stands besides the role. */
export type Rank = 'user' | 'admin' | 'super-admin';

export const ranks: readonly { value: Rank; label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
  { value: 'super-admin', label: 'Super admin' },
];

/** Somebody who may have a role of some type. */
export interface Standing {
  id: string;
  label: string;
  hierarchy: number;
  isFranchise: boolean;
}

const standings: Record<RoleType, readonly Standing[]> = {
  1: [
    { id: '1', label: 'House staff', hierarchy: 1, isFranchise: false },
    { id: '4', label: 'Limited staff', hierarchy: 4, isFranchise: false },
  ],
  2: [
    { id: '2', label: 'Customer', hierarchy: 2, isFranchise: false },
    { id: '10', label: 'Partner seller', hierarchy: 10, isFranchise: false },
  ],
  3: [{ id: '10', label: 'Franchise', hierarchy: 10, isFranchise: true }],
};

/** Who a role of `type` can be given to (domain rules, section 1). */
export function standingsOf(type: RoleType): readonly Standing[] {
  return standings[type];
}

/**
 * The user that a draft would make: a permission counts when it is granted and in use. A super admin holds everything in
 * use except the flags that restrict, which only a role gives (domain rules, section 1).
 */
export function previewedUser(
  permissions: readonly RolePermission[],
  { granted }: Pick<RoleDraft, 'granted'>,
  { hierarchy, isFranchise }: Standing,
  rank: Rank,
): Subject {
  const isSA = rank === 'super-admin';
  const flags = allFlags(false);
  const held = permissions.map(({ permissionId, permissionName, isAccessible, restricts }) => {
    const byRank = isSA && !restricts;
    return [permissionName, isAccessible && (byRank || granted.includes(permissionId))] as const;
  });
  return {
    ...flags,
    ...Object.fromEntries(held),
    hierarchy,
    isFranchise,
    isSA,
    isAdmin: isSA || rank === 'admin',
    isNewUser: false,
  };
}
