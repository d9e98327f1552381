import type { SessionStore, UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { refreshSessions } from './refresh-sessions';

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
  const signedIn = signedInUsers(unit).where('app_user.role_id', roleId);
  await refreshInBatches(unit, sessions, await signedIn.pluck('app_user.user_id'));
}

/** Recomputes every live session, last in the transaction of a change that is for everybody. */
export async function refreshAllSessions(unit: UnitOfWork, sessions: SessionStore): Promise<void> {
  await refreshInBatches(unit, sessions, await signedInUsers(unit).pluck('app_user.user_id'));
}

/** Users with a live session, in the order in which their records are locked. */
function signedInUsers({ trx, now }: UnitOfWork): Knex.QueryBuilder {
  const live = trx('user_session')
    .whereNull('ended_at')
    .where('expires_at', '>', now)
    .whereRaw('user_session.user_id = app_user.user_id');
  return trx('app_user').whereExists(live).orderBy('app_user.user_id');
}

async function refreshInBatches(unit: UnitOfWork, sessions: SessionStore, userIds: readonly string[]) {
  for (let start = 0; start < userIds.length; start += BATCH)
    await refreshSessions(unit, sessions, userIds.slice(start, start + BATCH));
}
