import {
  noticeCounts,
  noticeList,
  noticeRead,
  noticeReadAll,
  noticeSettings,
  noticeSettingsSave,
} from '@washcoat/contract-kernel';
import { read, write, type Route, type Service } from '@washcoat/service-kit';
import { digestSettings, saveDigestSettings } from '../digest/digest-settings';
import { countNotices } from './count-notices';
import { listNotices } from './list-notices';
import { readAllNotices, readNotice } from './read-notice';

/** The calls of the message centre. */
export const noticesRoutes = ({ platform }: Pick<Service, 'platform'>): readonly Route[] => [
  read(noticeList, ({ database, session }, input) => listNotices(database, session, input)),
  read(noticeCounts, ({ database, session, now }) => countNotices(database, session, now)),
  write(noticeRead, (context, input) => readNotice(context, context.session, input)),
  write(noticeReadAll, (context, input) => readAllNotices(context, context.session, input)),
  read(noticeSettings, ({ database, session }) => digestSettings(database, session)),
  write(noticeSettingsSave, (context, input) =>
    saveDigestSettings(context, context.session, input, platform.timezone),
  ),
];
