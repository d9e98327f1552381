import type { permissionEdit, RoleKind } from '@washcoat/contract-entities';
import { restrictingFlagNames, type InputOf } from '@washcoat/contract-kernel';
import { clock, notFound, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { changeRights, refreshAllSessions } from '../sign-in/changed-rights';
import { permissionCatalogue } from './permission-catalogue';
import { GrantModel, grantsOf, keepPermissions, PermissionModel } from './permission.model';
import { auditedRole } from './role.commands';
import { lockDefaultRoles, updateRole } from './role.model';

/** Adds the permissions that every installation has, in their words of today; what is out of use stays so. */
export async function ensurePermissions(database: Knex): Promise<void> {
  const permissions = Object.entries(permissionCatalogue).map(([permissionName, permission]) => ({
    ...permission,
    permissionName,
    restricts: restrictingFlagNames.includes(permissionName),
  }));
  await keepPermissions(database, { service: 'entities', declaredAt: clock.now(), permissions });
}

/** Takes a permission out of use for everybody, or back into it: at once, for everybody who is signed in. */
export async function editPermission(
  unit: UnitOfWork,
  sessions: SessionStore,
  { permissionId, isAccessible }: InputOf<typeof permissionEdit>,
): Promise<void> {
  await changeRights(unit.trx);
  const stored = await PermissionModel.query(unit.trx).findById(permissionId).forUpdate();
  if (!stored) throw notFound('This permission');
  if (stored.isAccessible === isAccessible) return;
  const { permissionName } = stored;
  await PermissionModel.query(unit.trx).findById(permissionId).patch({ isAccessible });
  await unit.audit({
    action: 'edit',
    entity: 'permission',
    entityId: permissionId,
    before: { permissionName, isAccessible: stored.isAccessible },
    after: { permissionName, isAccessible },
  });
  await refreshAllSessions(unit, sessions);
}

/** A new permission, and the kinds of users whose default role has it from the first day. */
export interface NewPermission {
  permissionId: string;
  kinds: readonly RoleKind[];
}

/**
 * Has default roles grant what is new, as somebody's edit would: each has a version more, so that a form that was open
 * meanwhile clashes, and its history says what came.
 */
export async function grantToDefaults(
  unit: UnitOfWork,
  permissions: readonly NewPermission[],
): Promise<void> {
  const { trx } = unit;
  const kinds = permissions.flatMap((permission) => permission.kinds);
  for (const role of await lockDefaultRoles(trx, kinds)) {
    const { roleId, defaultFor } = role;
    const before = await grantsOf(trx, roleId);
    const added = permissions.filter((permission) =>
      permission.kinds.some((kind) => defaultFor.includes(kind)),
    );
    await GrantModel.query(trx).insert(added.map(({ permissionId }) => ({ roleId, permissionId })));
    const changed = await updateRole(trx, roleId, {}, unit.now);
    await unit.audit({
      action: 'edit',
      entity: 'role',
      entityId: roleId,
      before: auditedRole(role, before),
      after: auditedRole(changed, await grantsOf(trx, roleId)),
    });
  }
}
