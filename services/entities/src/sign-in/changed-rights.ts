import type { SessionStore, UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { u, UserModel } from '../people/user.model';
import { refreshSessions } from './refresh-sessions';
import { liveSessions } from './user-session.model';

const RIGHTS_LOCK = 'rights of many';
const BATCH = 500;

/**
 * Signing in holds this until its session is committed: whoever changes the rights of many at the same moment finds
 * the session and refreshes it. Take it before any other lock.
 */
export async function holdRights(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock_shared(hashtext(?))', [RIGHTS_LOCK]);
}

/** Waits for who is signing in and lets nobody sign in until the change is committed. Take it before any other lock. */
export async function changeRights(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [RIGHTS_LOCK]);
}

/** Recomputes the live sessions of everybody who has a role, last in the transaction that changed it. */
export async function refreshSessionsOfRole(
  unit: UnitOfWork,
  sessions: SessionStore,
  roleId: string,
): Promise<void> {
  await refreshInBatches(unit, sessions, await signedInUsers(unit).where(u.roleId, roleId));
}

/** Recomputes every live session, last in the transaction of a change that is for everybody. */
export async function refreshAllSessions(unit: UnitOfWork, sessions: SessionStore): Promise<void> {
  await refreshInBatches(unit, sessions, await signedInUsers(unit));
}

/** Users with a live session, in the order in which their records are locked. */
const signedInUsers = ({ trx, now }: UnitOfWork): QueryBuilder<UserModel> =>
  UserModel.query(trx)
    .whereExists(liveSessions(trx, now).whereRaw('user_session.user_id = app_user.user_id'))
    .orderBy(u.userId)
    .select(u.userId);

async function refreshInBatches(unit: UnitOfWork, sessions: SessionStore, users: readonly UserModel[]) {
  const userIds = users.map(({ userId }) => userId);
  for (let start = 0; start < userIds.length; start += BATCH)
    await refreshSessions(unit, sessions, userIds.slice(start, start + BATCH));
}
