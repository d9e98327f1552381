import { noticeCounts, noticeList, noticeRead, noticeReadAll } from '@washcoat/contract-kernel';
import { read, write, type Route } from '@washcoat/service-kit';
import { countNotices } from './count-notices';
import { listNotices } from './list-notices';
import { readAllNotices, readNotice } from './read-notice';

/** The calls of the message centre. */
export const noticesRoutes: readonly Route[] = [
  read(noticeList, ({ database, session }, input) => listNotices(database, session, input)),
  read(noticeCounts, ({ database, session, now }) => countNotices(database, session, now)),
  write(noticeRead, (context, input) => readNotice(context, context.session, input)),
  write(noticeReadAll, (context, input) => readAllNotices(context, context.session, input)),
];
