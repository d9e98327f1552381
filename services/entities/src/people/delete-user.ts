import type { Session } from '@washcoat/contract-entities';
import { notFound, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { assertAnotherSuperAdmin, lockSuperAdmins } from './super-admins';
import { publishUser } from './user-changed';
import { assertIsSomebodyElse, assertMayDeleteUser } from './user.policy';
import { auditedUser } from './user.presenter';
import { lockUserInScope, updateUser } from './user.model';

export interface DeletedUser {
  userId: string;
  /** When given, the company that the user must belong to. */
  companyId?: string;
}

/**
 * Deletes a user: it stays stored for what it did and can be restored for 30 days, its address is free again, and its
 * sessions end at once. 404
 * outside the scope or of another company than the given one, 403 without the right, for oneself and for who stands
 * above, 409 for the last super admin.
 */
export async function deleteUser(
  unit: UnitOfWork,
  session: Session,
  { userId, companyId }: DeletedUser,
  sessions: SessionStore,
): Promise<void> {
  if (session.isSA) await lockSuperAdmins(unit.trx);
  const user = await lockUserInScope(unit.trx, session, userId);
  if (!user || (companyId && companyId.toLowerCase() !== user.companyId)) throw notFound('This user');
  assertIsSomebodyElse(session, user);
  assertMayDeleteUser(session, user);
  if (user.isSA && user.isActive) await assertAnotherSuperAdmin(unit.trx, user.userId);
  const gone = { deletedAt: unit.now, deletedBy: session.userId };
  const deleted = await updateUser(unit.trx, user.userId, gone, unit.now);
  await publishUser(unit, deleted);
  await unit.audit({ action: 'delete', entity: 'user', entityId: user.userId, before: auditedUser(user) });
  await refreshSessions(unit, sessions, [user.userId]);
}
