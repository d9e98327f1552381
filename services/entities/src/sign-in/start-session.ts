import { userSignedIn, type SignedIn } from '@washcoat/contract-entities';
import {
  newId,
  Problem,
  signToken,
  type SessionRecord,
  type SessionStore,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { sessionOfUser } from './session-of-user';
import { currentSigningKey } from './signing-key.repository';
import { hasSessionOfDay, insertUserSession } from './user-session.model';

const HOUR_MS = 60 * 60 * 1000;
export const SESSION_MS = 12 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 30 * 24 * HOUR_MS;

/**
 * Begins a session and answers the login details with the token. The caller holds a lock on the user's row, so that
 * whoever switches the user off at the same moment finds this session and ends it. Others are told of it
 * unless one of this day (UTC) goes on: that somebody was here is all they need. 400 for who may not sign in.
 */
export async function startSession(
  unit: UnitOfWork,
  sessions: SessionStore,
  userId: string,
  rememberMe: boolean,
): Promise<SignedIn> {
  const session = await sessionOfUser(unit.trx, userId);
  if (!session) throw await shutOut(unit, userId);
  const isFirst = !(await hasSessionOfDay(unit.trx, userId, unit.now));
  const sessionId = newId();
  const expiresAt = unit.now.getTime() + (rememberMe ? REMEMBERED_SESSION_MS : SESSION_MS);
  await insertUserSession(unit.trx, {
    sessionId,
    userId,
    createdAt: unit.now,
    expiresAt: new Date(expiresAt),
  });
  if (isFirst) {
    const at = unit.now.toISOString();
    await unit.publish(userSignedIn, userId, { userId, companyId: session.companyId, at });
  }
  return openSession(unit, sessions, { sessionId, expiresAt, session });
}

/** Puts a session into the store and answers the login details with a token for it. */
export async function openSession(
  { trx }: UnitOfWork,
  sessions: SessionStore,
  record: SessionRecord,
): Promise<SignedIn> {
  const { sessionId, expiresAt, session } = record;
  const { keyId, privateKey } = await currentSigningKey(trx);
  await sessions.put(record);
  const exp = Math.floor(expiresAt / 1000);
  return { ...session, token: signToken(privateKey, keyId, { sid: sessionId, sub: session.userId, exp }) };
}

async function shutOut({ trx }: UnitOfWork, userId: string): Promise<Problem> {
  const waiting = await trx('app_user')
    .join('company', 'company.company_id', 'app_user.company_id')
    .where({ user_id: userId, is_waiting: true })
    .whereNull('company.deleted_at')
    .first('user_id');
  return waiting
    ? new Problem(400, 'Your account is waiting for approval. We will write to you.', { code: 'WAITING' })
    : new Problem(400, 'This account is switched off. Please ask your administrator.', {
        code: 'SWITCHED_OFF',
      });
}
