import type { RoleKind } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { auditedRole } from './audited-role';
import { grantsOf } from './permission.repository';
import type { RoleRow } from './role';
import { updateRole } from './role.repository';

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
  const roles: (RoleRow & { kinds: RoleKind[] })[] = await trx('role')
    .whereIn('role_id', trx('default_role').whereIn('kind', kinds).select('role_id'))
    .orderBy('role_id')
    .forUpdate('role')
    .select(
      'role.*',
      trx.raw('array(select kind from default_role where default_role.role_id = role.role_id) as kinds'),
    );
  for (const { kinds: ofRole, ...role } of roles) {
    const before = await grantsOf(trx, role.role_id);
    const added = permissions.filter((permission) => permission.kinds.some((kind) => ofRole.includes(kind)));
    await trx('role_permission').insert(
      added.map(({ permissionId }) => ({ role_id: role.role_id, permission_id: permissionId })),
    );
    const changed = await updateRole(trx, role.role_id, {}, unit.now);
    await unit.audit({
      action: 'edit',
      entity: 'role',
      entityId: role.role_id,
      before: auditedRole(role, before),
      after: auditedRole(changed, await grantsOf(trx, role.role_id)),
    });
  }
}
