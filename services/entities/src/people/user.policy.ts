import type { Session } from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';
import { badInput, forbidden } from '@washcoat/service-kit';
import type { RoleRow } from '../roles/role';
import { roleTypeOf } from '../roles/role';
import { assertMayGrant } from '../roles/role.policy';

/** What somebody wants to make of a user. */
export interface WantedStanding {
  hierarchy: number;
  isFranchise: boolean;
  isSA: boolean;
  isAdmin: boolean;
  role: RoleRow | null;
  permissions: readonly FlagName[];
}

/**
 * Refuses with 403 what would lift a user above the one who does it: SA by others than SAs, admin by others than
 * admins, the top hierarchy by others than its members, permissions that they lack. 400 when the role does not fit.
 */
export function assertMayGive(session: Session, wanted: WantedStanding): void {
  if (wanted.isSA && !session.isSA) throw forbidden();
  if (wanted.isAdmin && !session.isAdmin && !session.isSA) throw forbidden();
  if (wanted.hierarchy === 1 && session.hierarchy !== 1) throw forbidden();
  if (wanted.role && wanted.role.type !== roleTypeOf(wanted.hierarchy, wanted.isFranchise))
    throw badInput({ roleId: 'Please select the valid value' });
  assertMayGrant(session, wanted.permissions);
}
