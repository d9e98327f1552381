import { momentColumn, optional, tableModel, textColumn, type RecordOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';

const columns = {
  sessionId: textColumn,
  userId: textColumn,
  createdAt: momentColumn,
  expiresAt: momentColumn,
  endedAt: optional(momentColumn),
};

/** A session as it survives restarts. What is ended stays as a record until it would have expired. */
export class UserSessionModel extends tableModel('user_session', ['sessionId'], columns) {}
const { columns: s } = UserSessionModel;

/** Keeps a session that begins. */
export async function insertUserSession(
  trx: Knex.Transaction,
  session: Omit<RecordOf<typeof columns>, 'endedAt'>,
): Promise<void> {
  await UserSessionModel.query(trx).insert(session);
}

/** Whether a session of the user that has not been ended began on the day (UTC) of `now`. */
export async function hasSessionOfDay(trx: Knex.Transaction, userId: string, now: Date): Promise<boolean> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const begun = await UserSessionModel.query(trx)
    .where(s.userId, userId)
    .whereNull(s.endedAt)
    .where(s.createdAt, '>=', day)
    .select(s.sessionId)
    .first();
  return begun !== undefined;
}

const unexpired = (database: Knex, now: Date) =>
  UserSessionModel.query(database).where(s.expiresAt, '>', now);

/** Sessions that go on. */
export const liveSessions = (database: Knex, now: Date): QueryBuilder<UserSessionModel> =>
  unexpired(database, now).whereNull(s.endedAt);

/** Live sessions of `userIds`, locked: nobody ends one of them until this transaction is done. */
export const lockLiveSessions = (
  trx: Knex.Transaction,
  userIds: readonly string[],
  now: Date,
): Promise<UserSessionModel[]> =>
  liveSessions(trx, now)
    .whereIn(s.userId, [...userIds])
    .orderBy(s.sessionId)
    .forUpdate()
    .execute();

/** Marks sessions as ended; those that were before keep their moment. */
export async function markEnded(
  trx: Knex.Transaction,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await UserSessionModel.query(trx)
    .patch({ endedAt: now })
    .whereIn(s.sessionId, [...sessionIds])
    .whereNull(s.endedAt);
}

/** Everybody who has a live session. */
export async function usersWithSessions(database: Knex, now: Date): Promise<string[]> {
  const users = await liveSessions(database, now).distinct(s.userId).orderBy(s.userId);
  return users.map(({ userId }) => userId);
}

/** Ended sessions whose tokens have not expired yet. */
export async function endedSessionIds(database: Knex, now: Date): Promise<string[]> {
  const ended = await unexpired(database, now).whereNotNull(s.endedAt).select(s.sessionId);
  return ended.map(({ sessionId }) => sessionId);
}

/** Deletes sessions a day after they expired. */
export async function forgetSessions(database: Knex): Promise<void> {
  await UserSessionModel.query(database).delete().whereRaw(`expires_at < now() - interval '1 day'`);
}
