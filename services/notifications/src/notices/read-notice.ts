import type { Session } from '@washcoat/contract-entities';
import type { InputOf, noticeRead, noticeReadAll } from '@washcoat/contract-kernel';
import { notFound, topicRooms, type LiveSignal, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { noticesFor, noticesSeenBy, unread } from './notice.repository';

/**
 * Marks a notice as read or as unread. Throws 404 for one that is not for the reader; one that was shown and is settled
 * meanwhile, by the reader or by somebody else, is marked nevertheless.
 */
export async function readNotice(
  { trx, now, tellPages }: UnitOfWork,
  session: Session,
  { noticeId, isRead }: InputOf<typeof noticeRead>,
): Promise<{ message: string }> {
  const found = await noticesFor(trx, session).where('notice.notice_id', noticeId).first();
  if (!found) throw notFound('This message');
  if (isRead) await noteReading(trx, session, [noticeId], now);
  else await trx('notice_reading').where({ user_id: session.userId, notice_id: noticeId }).delete();
  tellPages(ownSignal(session, now));
  return { message: isRead ? 'Marked as read' : 'Marked as unread' };
}

/** Marks everything as read that had happened by a moment; what came later stays unread. */
export async function readAllNotices(
  { trx, now, tellPages }: UnitOfWork,
  session: Session,
  { until }: InputOf<typeof noticeReadAll>,
): Promise<{ message: string }> {
  const ids: string[] = await noticesSeenBy(trx, session)
    .modify(unread)
    .where('notice.told_at', '<=', new Date(until))
    .clearSelect()
    .pluck('notice.notice_id');
  await noteReading(trx, session, ids, now);
  if (ids.length) tellPages(ownSignal(session, now));
  return { message: 'Marked all as read' };
}

/** Says to the reader's own pages, on whatever device, that something was read. */
const ownSignal = ({ userId }: Session, at: Date): LiveSignal => ({
  kind: 'changed',
  rooms: [topicRooms.ofPerson('notices', userId)],
  change: { topic: 'notices', at: at.toISOString() },
});

async function noteReading(
  trx: Knex.Transaction,
  { userId }: Session,
  noticeIds: string[],
  now: Date,
): Promise<void> {
  if (!noticeIds.length) return;
  await trx.raw(
    `insert into notice_reading (user_id, notice_id, read_at)
     select ?, notice_id, greatest(?, told_at) from notice where notice_id = any(?)
     on conflict (user_id, notice_id) do update set read_at = excluded.read_at`,
    [userId, now, noticeIds],
  );
}
