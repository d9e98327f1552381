import type { Notice } from '@washcoat/contract-kernel';
import type { NoticeRow } from './notice';
import { noticeKinds } from './notice-kinds';

/** Whether the reader has seen what is told last. */
export const isRead = ({ is_news, read_at, told_at }: NoticeRow): boolean =>
  !is_news || (read_at !== null && read_at >= told_at);

/** A notice as its reader gets it. */
export function presentNotice(row: NoticeRow): Notice {
  return {
    noticeId: row.notice_id,
    title: row.title,
    text: row.text,
    icon: noticeKinds[row.kind].icon,
    link: row.link,
    recordId: row.record_id,
    at: row.told_at.toISOString(),
    isRead: isRead(row),
    isWaiting: row.is_waiting,
  };
}
