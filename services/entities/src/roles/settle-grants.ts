import type { Session } from '@washcoat/contract-entities';
import { badInput, forbidden, type UnitOfWork } from '@washcoat/service-kit';
import { settleFacilities } from './invoice-facilities';
import { allPermissions } from './permission.repository';
import { INVOICE_PERMISSION, type GrantedPermission, type PermissionRow } from './role';
import { mayGrant, mayTakeBack } from './role.policy';

export type Grants = readonly Required<GrantedPermission>[];

/**
 * What a role grants after somebody asked for `wanted` instead of `current`. A permission that is out of use stays as
 * it is: forms don't offer it (400 when it is new). 403 when something is granted or taken back that is not theirs to
 * give, 400 without a permission.
 */
export async function settleGrants(
  unit: UnitOfWork,
  session: Session,
  wanted: readonly GrantedPermission[],
  current: Grants = [],
): Promise<Grants> {
  const settled: Required<GrantedPermission>[] = [];
  for (const permission of await allPermissions(unit.trx)) {
    const name = permission.permission_name;
    const asked = wanted.find(({ permissionName }) => permissionName === name);
    const held = current.find(({ permissionName }) => permissionName === name);
    if (!isGranted(session, permission, asked !== undefined, held !== undefined)) continue;
    const facilities =
      name === INVOICE_PERMISSION && permission.is_accessible
        ? await settleFacilities(unit, session, asked?.facilities, held?.facilities)
        : (held?.facilities ?? []);
    settled.push({ permissionName: name, facilities });
  }
  if (!settled.length) throw badInput({ permissions: 'Please select at least one permission' });
  return settled;
}

function isGranted(session: Session, permission: PermissionRow, isWanted: boolean, isHeld: boolean): boolean {
  const { is_accessible, description } = permission;
  if (!is_accessible) {
    if (isWanted && !isHeld) throw badInput({ permissions: `'${description}' is out of use.` });
    return isHeld;
  }
  if (isWanted && !isHeld && !mayGrant(session, permission)) throw forbidden();
  if (!isWanted && isHeld && !mayTakeBack(session, permission)) throw forbidden();
  return isWanted;
}
