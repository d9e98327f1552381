import type { SessionStore, UnitOfWork } from '@washcoat/service-kit';
import { markEnded } from './user-session.model';

/** Ends one session: its token is dead at once, on every service. */
export async function logOut(unit: UnitOfWork, sessions: SessionStore, sessionId: string): Promise<void> {
  await markEnded(unit.trx, [sessionId], unit.now);
  await sessions.end([sessionId]);
}
