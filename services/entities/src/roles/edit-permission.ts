import type { permissionEdit } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { notFound, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { changeRights, refreshAllSessions } from '../sign-in/changed-rights';
import { lockPermission, updateAccessible } from './permission.repository';

/** Takes a permission out of use for everybody, or back into it: at once, for everybody who is signed in. */
export async function editPermission(
  unit: UnitOfWork,
  sessions: SessionStore,
  { permissionId, isAccessible }: InputOf<typeof permissionEdit>,
): Promise<void> {
  await changeRights(unit.trx);
  const row = await lockPermission(unit.trx, permissionId);
  if (!row) throw notFound('This permission');
  if (row.is_accessible === isAccessible) return;
  await updateAccessible(unit.trx, permissionId, isAccessible);
  await unit.audit({
    action: 'edit',
    entity: 'permission',
    entityId: permissionId,
    before: { permissionName: row.permission_name, isAccessible: row.is_accessible },
    after: { permissionName: row.permission_name, isAccessible },
  });
  await refreshAllSessions(unit, sessions);
}
