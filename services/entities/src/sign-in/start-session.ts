import type { SignedIn } from '@washcoat/contract-entities';
import { newId, Problem, signToken, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { sessionOfUser } from './session-of-user';
import { currentSigningKey } from './signing-key.repository';
import { insertUserSession } from './user-session.repository';

const HOUR_MS = 60 * 60 * 1000;
export const SESSION_MS = 12 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 30 * 24 * HOUR_MS;

/**
 * Begins a session and answers the login details with the token. The caller holds a lock on the user's row, so that
 * whoever switches the user off at the same moment finds this session and ends it. 400 for who may not sign in.
 */
export async function startSession(
  unit: UnitOfWork,
  sessions: SessionStore,
  userId: string,
  rememberMe: boolean,
): Promise<SignedIn> {
  const session = await sessionOfUser(unit.trx, userId);
  if (!session)
    throw new Problem(400, 'This account is switched off. Please ask your administrator.', {
      code: 'SWITCHED_OFF',
    });
  const { keyId, privateKey } = await currentSigningKey(unit.trx);
  const sessionId = newId();
  const expiresAt = unit.now.getTime() + (rememberMe ? REMEMBERED_SESSION_MS : SESSION_MS);
  await insertUserSession(unit.trx, {
    session_id: sessionId,
    user_id: userId,
    created_at: unit.now,
    expires_at: new Date(expiresAt),
  });
  await sessions.put({ sessionId, expiresAt, session });
  const exp = Math.floor(expiresAt / 1000);
  return { ...session, token: signToken(privateKey, keyId, { sid: sessionId, sub: userId, exp }) };
}
