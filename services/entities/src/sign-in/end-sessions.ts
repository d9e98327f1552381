import type { SessionStore, UnitOfWork } from '@washcoat/service-kit';
import { lockLiveSessions, markEnded } from './user-session.model';

/**
 * Ends the sessions of a user on every service at once, except `keptSessionId`. The store is told before the commit:
 * should that fail, somebody signs in once too often, and nobody stays signed in who should not.
 */
export async function endSessions(
  unit: UnitOfWork,
  sessions: SessionStore,
  userId: string,
  keptSessionId: string | null = null,
): Promise<void> {
  const live = await lockLiveSessions(unit.trx, [userId], unit.now);
  const ended = live.map(({ sessionId }) => sessionId).filter((sessionId) => sessionId !== keptSessionId);
  await markEnded(unit.trx, ended, unit.now);
  await sessions.end(ended);
}
