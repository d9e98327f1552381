import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf, noticeList } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { presentNotice } from './notice.presenter';
import { unread, noticesSeenBy } from './notice.repository';

/** The notices of somebody: what waits for somebody first, then the newest. */
export async function listNotices(
  database: Knex,
  session: Session,
  { count, offset, isUnread }: InputOf<typeof noticeList>,
): Promise<AnswerOf<typeof noticeList>> {
  const query = noticesSeenBy(database, session);
  if (isUnread) query.modify(unread);
  const rows = await query
    .orderBy([
      { column: 'notice.is_waiting', order: 'desc' },
      { column: 'notice.told_at', order: 'desc' },
      { column: 'notice.notice_id' },
    ])
    .limit(count + 1)
    .offset(offset);
  return { list: rows.slice(0, count).map(presentNotice), areMoreItemsAvailable: rows.length > count };
}
