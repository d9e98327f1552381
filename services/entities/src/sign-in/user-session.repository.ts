import type { Knex } from 'knex';

/** A session as it survives restarts. What is ended stays as a record until it would have expired. */
export interface UserSessionRow {
  session_id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export async function insertUserSession(
  trx: Knex.Transaction,
  row: Omit<UserSessionRow, 'ended_at'>,
): Promise<void> {
  await trx('user_session').insert(row);
}

/** Whether a session of the user that has not been ended began on the day (UTC) of `now`. */
export async function hasSessionOfDay(trx: Knex.Transaction, userId: string, now: Date): Promise<boolean> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const begun = trx('user_session').where({ user_id: userId, ended_at: null }).where('created_at', '>=', day);
  return (await begun.first('session_id')) !== undefined;
}

/** Live sessions of `userIds`, locked: nobody ends one of them until this transaction is done. */
export function lockLiveSessions(
  trx: Knex.Transaction,
  userIds: readonly string[],
  now: Date,
): Promise<UserSessionRow[]> {
  return trx('user_session')
    .whereIn('user_id', userIds)
    .whereNull('ended_at')
    .where('expires_at', '>', now)
    .orderBy('session_id')
    .forUpdate();
}

/** Marks sessions as ended; those that were before keep their moment. */
export async function markEnded(
  trx: Knex.Transaction,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await trx('user_session').whereIn('session_id', sessionIds).whereNull('ended_at').update({ ended_at: now });
}

/** Everybody who has a live session. */
export function usersWithSessions(database: Knex, now: Date): Promise<string[]> {
  return database('user_session')
    .whereNull('ended_at')
    .where('expires_at', '>', now)
    .distinct('user_id')
    .orderBy('user_id')
    .pluck('user_id');
}

/** Ended sessions whose tokens have not expired yet. */
export function endedSessionIds(database: Knex, now: Date): Promise<string[]> {
  return database('user_session').whereNotNull('ended_at').where('expires_at', '>', now).pluck('session_id');
}
