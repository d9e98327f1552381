import type { Session } from '@washcoat/contract-entities';
import { MOST_URGENT, type AnswerOf, type noticeCounts } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { DAY_MS, NEWS_DAYS } from './news-days';
import { isCountedUnread, noticeKinds, urgentKinds } from './notice-kinds';
import { isRead, presentNotice } from './notice.presenter';
import type { NoticeRow } from './notice';
import { unread, noticesSeenBy } from './notice.repository';

const MOST_OPEN = 500;
const MOST_UNREAD = 100;

/** What is unread of the last 30 days, what waits and what cannot wait: one question that every open page repeats. */
export async function countNotices(
  database: Knex,
  session: Session,
  now: Date,
): Promise<AnswerOf<typeof noticeCounts>> {
  const since = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  const open = await noticesSeenBy(database, session)
    .where((either) => either.where('notice.is_news', true).orWhere('notice.is_waiting', true))
    .where((either) =>
      either
        .where('notice.is_waiting', true)
        .orWhere((late) => late.where('notice.told_at', '>', since).modify(unread)),
    )
    .orderBy('notice.told_at', 'desc')
    .limit(MOST_OPEN);
  const news = open.filter((row) => !isRead(row) && row.told_at > since);
  const urgent = news.filter((row) => row.is_waiting && urgentKinds.includes(row.kind));
  return {
    unread: news
      .slice(0, MOST_UNREAD)
      .map(({ notice_id: noticeId, record_id: recordId }) => ({ noticeId, recordId })),
    waiting: waitingByEntry([
      ...open.filter(({ is_waiting }) => is_waiting),
      ...news.filter(({ is_waiting, kind }) => !is_waiting && isCountedUnread(kind)),
    ]),
    urgent: urgent
      .slice(0, MOST_URGENT)
      .map((row) => ({ ...presentNotice(row), navId: noticeKinds[row.kind].navId })),
  };
}

function waitingByEntry(rows: readonly NoticeRow[]): { navId: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { kind } of rows) {
    const { navId } = noticeKinds[kind];
    if (navId) counts.set(navId, (counts.get(navId) ?? 0) + 1);
  }
  return [...counts].map(([navId, count]) => ({ navId, count }));
}
