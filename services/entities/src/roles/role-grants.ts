import { NO_PERMISSION, type roleEdit, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { f, facilitiesInScope } from '../facilities/facility.model';
import { allPermissions, type PermissionModel } from './permission.model';
import { mayGrant, mayOpenInvoices, mayTakeBack } from './role.policy';
import { INVOICE_PERMISSION, notTheirsToGrant, type GrantedPermission } from './role.rules';

export type Grants = readonly Required<GrantedPermission>[];

/** Permissions by the ids that a form sends. 400 for an id that is none; the names and types sent along don't count. */
export async function namedPermissions(
  database: Knex,
  sent: InputOf<typeof roleEdit>['permissions'],
): Promise<GrantedPermission[]> {
  const byId = new Map((await allPermissions(database)).map((known) => [known.permissionId, known]));
  return sent.map(({ permissionId, facilities }) => {
    const permission = byId.get(permissionId.toLowerCase());
    if (!permission) throw badInput({ permissions: 'Please select the valid value' });
    return { permissionName: permission.permissionName, facilities };
  });
}

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
    const { permissionName: name, isAccessible } = permission;
    const asked = wanted.find(({ permissionName }) => permissionName === name);
    const held = current.find(({ permissionName }) => permissionName === name);
    if (!isGranted(session, permission, asked !== undefined, held !== undefined)) continue;
    const facilities =
      name === INVOICE_PERMISSION && isAccessible
        ? await settleFacilities(unit, session, asked?.facilities, held?.facilities)
        : (held?.facilities ?? []);
    settled.push({ permissionName: name, facilities });
  }
  if (!settled.length) throw badInput({ permissions: NO_PERMISSION });
  return settled;
}

function isGranted(
  session: Session,
  permission: PermissionModel,
  isWanted: boolean,
  isHeld: boolean,
): boolean {
  const { isAccessible, description } = permission;
  if (!isAccessible) {
    if (isWanted && !isHeld) throw badInput({ permissions: `'${description}' is out of use.` });
    return isHeld;
  }
  if (isWanted && !isHeld && !mayGrant(session, permission)) throw notTheirsToGrant();
  if (!isWanted && isHeld && !mayTakeBack(session, permission)) throw notTheirsToGrant();
  return isWanted;
}

/**
 * The facilities whose invoices a role opens, by name: `wanted`, or `current` when nothing was sent. Names that are
 * there already stay good when their facility is gone. 400 at `permissions` for other names that are no facility in
 * scope; 403 when somebody opens or closes one whose invoices are not open to themselves.
 */
async function settleFacilities(
  { trx }: UnitOfWork,
  session: Session,
  wanted: readonly string[] | undefined,
  current: readonly string[] = [],
): Promise<readonly string[]> {
  if (!wanted) return current;
  const names = new Map<string, string>();
  const inScope = await facilitiesInScope(trx, session).clearSelect().select(f.name);
  for (const name of [...inScope.map((one) => one.name), ...current]) names.set(name.toLowerCase(), name);
  const settled = wanted.filter(Boolean).map((name) => {
    const known = names.get(name.toLowerCase());
    if (!known) throw badInput({ permissions: `There is no facility '${name}'.` });
    return known;
  });
  const after = new Set(settled);
  const before = new Set(current);
  const changed = [...after, ...before].filter((name) => after.has(name) !== before.has(name));
  if (!changed.every((name) => mayOpenInvoices(session, name))) throw notTheirsToGrant();
  return [...after].sort();
}
