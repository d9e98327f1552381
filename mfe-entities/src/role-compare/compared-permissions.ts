import type { WholeRole } from '@washcoat/contract-entities';
import { byArea, permissionWords } from '../permissions/permission-words';
import { offeredPermissions } from '../roles/granting';

/** A permission in two roles. */
export interface ComparedPermission {
  permissionId: string;
  permissionName: string;
  words: string;
  area: string;
  place: number;
  isInOne: boolean;
  isInOther: boolean;
}

/**
 * Every permission of two roles, by area. `granted` are the ids that the first role grants, as typed so far. What is out
 * of use is left out unless one of the two grants it.
 */
export function comparedPermissions(
  one: WholeRole,
  granted: readonly string[],
  other: WholeRole,
): ComparedPermission[] {
  const inOther = new Set(
    other.permissions.filter(({ isGranted }) => isGranted).map(({ permissionId }) => permissionId),
  );
  const offered = new Set(
    [...offeredPermissions(one.permissions), ...offeredPermissions(other.permissions)].map(
      ({ permissionId }) => permissionId,
    ),
  );
  const compared = one.permissions
    .filter(({ permissionId }) => offered.has(permissionId))
    .map(({ permissionId, permissionName, label, area, place }) => ({
      ...{ permissionId, permissionName, area, place },
      words: permissionWords({ permissionName, label }),
      isInOne: granted.includes(permissionId),
      isInOther: inOther.has(permissionId),
    }));
  return byArea(compared).flatMap(({ permissions }) => permissions);
}

/** Whether the two roles treat a permission differently. */
export function differs({ isInOne, isInOther }: ComparedPermission): boolean {
  return isInOne !== isInOther;
}
