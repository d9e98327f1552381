import { sessionsNow, type Session } from '@washcoat/contract-entities';
import { clock, newId, type Job, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { queueMail } from '../mails/mail.repository';
import type { NoticeRow } from '../notices/notice';
import { DAY_MS, NEWS_DAYS } from '../notices/news-days';
import { unread, noticesSeenBy } from '../notices/notice.repository';
import { nextLook, type DigestRow } from './digest';
import { digestLetter } from './digest.letter';
import { claimDue, isMailUnderWay, mailedNotices, noteMailed, passOn } from './digest.repository';

const EVERY_MS = 15_000;
/** Longer than a round ever takes. */
const LEASE_MS = 3 * 60_000;
/** Until it looks again whether the last mail has left. */
const HELD_MS = 10 * 60_000;
const AT_ONCE = 100;
const MOST_UNREAD = 500;

/**
 * Queues one mail with what is unread for everybody whose time has come and for whom something is new in it. What they
 * may see is asked now, of the service that knows. Mail, what is in it and the next time are one transaction; while a
 * mail waits for the mail server, no second one is queued.
 */
export async function sendDigests(
  service: Pick<Service, 'database' | 'platform'>,
  baseUrl: string,
  now = clock.now(),
): Promise<void> {
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  const due = await claimDue(service.database, now, { leaseEnd, count: AT_ONCE });
  if (!due.length) return;
  const sessions = await sessionsOf(service, due);
  for (const digest of due)
    await service.database.transaction((trx) =>
      sendOne(trx, digest, {
        session: sessions.get(digest.user_id),
        baseUrl,
        now,
        timezone: service.platform.timezone,
      }),
    );
}

/** The same as a job. */
export const sendDigestsJob = (baseUrl: string): Job => ({
  name: 'send-digests',
  everyMs: EVERY_MS,
  run: (service) => sendDigests(service, baseUrl),
});

async function sessionsOf(
  { platform }: Pick<Service, 'platform'>,
  due: readonly DigestRow[],
): Promise<Map<string, Session>> {
  const userIds = due.map(({ user_id }) => user_id);
  const answer = await platform.services.post('entities', sessionsNow.path, { userIds });
  const { sessions } = sessionsNow.output.parse(JSON.parse(answer.toString()));
  return new Map(sessions.map((session) => [session.userId, session]));
}

interface Round {
  /** Undefined for who may not sign in. */
  session: Session | undefined;
  baseUrl: string;
  now: Date;
  timezone: string;
}

async function sendOne(
  trx: Knex.Transaction,
  digest: DigestRow,
  { session, baseUrl, now, timezone }: Round,
): Promise<void> {
  if (await isMailUnderWay(trx, digest)) {
    await passOn(trx, digest, { due_at: new Date(now.getTime() + HELD_MS) });
    return;
  }
  const next = { due_at: nextLook(digest, now, timezone) };
  const news = session && !session.isNewUser ? await newsFor(trx, session, digest, now) : [];
  if (!session || !news.length) {
    await passOn(trx, digest, next);
    return;
  }
  const eventId = newId();
  if (!(await passOn(trx, digest, { ...next, last_event_id: eventId }))) return;
  await queueMail(trx, eventId, digestLetter(session, news, { baseUrl, ticket: digest.ticket }), now);
  await noteMailed(trx, digest.user_id, news);
}

/** What is unread of the kinds that are wanted; nothing when all of it was mailed before. */
async function newsFor(
  trx: Knex.Transaction,
  session: Session,
  { user_id, muted_kinds }: DigestRow,
  now: Date,
): Promise<NoticeRow[]> {
  const since = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  const rows = await noticesSeenBy(trx, session)
    .modify(unread)
    .where('notice.told_at', '>', since)
    .whereNotIn('notice.kind', muted_kinds)
    .orderBy([
      { column: 'notice.is_waiting', order: 'desc' },
      { column: 'notice.told_at', order: 'desc' },
    ])
    .limit(MOST_UNREAD);
  const mailed = await mailedNotices(trx, user_id);
  const isNew = ({ notice_id, told_at }: NoticeRow) => {
    const before = mailed.get(notice_id);
    return !before || before < told_at;
  };
  return rows.some(isNew) ? rows : [];
}
