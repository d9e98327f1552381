import type { SessionStore, UnitOfWork } from '@washcoat/service-kit';
import { sessionsOfUsers } from './session-of-user';
import { lockLiveSessions, markEnded } from './user-session.model';

/**
 * Recomputes the live sessions of `userIds` after their role, permissions, company or own record changed, so that
 * every service knows with the next request; who may not sign in any more is signed out. Call it last in the
 * transaction of the change. The users' rows are locked: a sign-in at the same moment comes before or after, never
 * between.
 */
export async function refreshSessions(
  unit: UnitOfWork,
  sessions: SessionStore,
  userIds: readonly string[],
): Promise<void> {
  await unit.trx('app_user').whereIn('user_id', userIds).orderBy('user_id').forUpdate().select('user_id');
  const live = await lockLiveSessions(unit.trx, userIds, unit.now);
  const current = await sessionsOfUsers(unit.trx, userIds);
  const ended: string[] = [];
  for (const { sessionId, userId, expiresAt } of live) {
    const session = current.get(userId);
    if (session) await sessions.put({ sessionId, expiresAt: expiresAt.getTime(), session });
    else ended.push(sessionId);
  }
  await markEnded(unit.trx, ended, unit.now);
  await sessions.end(ended);
}
