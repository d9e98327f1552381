import type { Session } from '@washcoat/contract-entities';
import { conflict, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { auditedRole } from './audited-role';
import { grantsOf } from './permission.repository';
import type { RoleRow } from './role';
import { rolesSeenBy } from './role-sight';
import { countUsersOfRole, defaultKindsOf, removeRole } from './role.repository';

/**
 * Deletes a role. 404 when the user does not see it, 409 when somebody has it or it is a default role. Who gives
 * it to a user at the same moment comes before, which refuses the deletion, or after, and finds it gone.
 */
export async function deleteRole(unit: UnitOfWork, session: Session, roleId: string): Promise<void> {
  const row: RoleRow | undefined = await rolesSeenBy(unit.trx, session)
    .where('role.role_id', roleId)
    .forUpdate()
    .first('role.*');
  if (!row) throw notFound('This role');
  const users = await countUsersOfRole(unit.trx, roleId);
  if (users)
    throw conflict(
      `${users === 1 ? '1 user has' : `${users} users have`} this role. Give them another one first.`,
      'IN_USE',
      { userCount: users },
    );
  if ((await defaultKindsOf(unit.trx, roleId)).length)
    throw conflict('This is a default role. Make another one the default first.', 'IN_USE');
  const before = auditedRole(row, await grantsOf(unit.trx, roleId));
  await removeRole(unit.trx, roleId);
  await unit.audit({ action: 'delete', entity: 'role', entityId: roleId, before });
}
