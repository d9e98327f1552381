import type { Session } from '@washcoat/contract-entities';
import {
  compiled,
  newId,
  topicRooms,
  withinScope,
  type LiveSignal,
  type Question,
  type UnitOfWork,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { NoticeRow, Told } from './notice';
import { kindsFor } from './notice-kinds';

const told = [
  'kind',
  'company_id',
  'user_id',
  'customer_id',
  'caused_by',
  'title',
  'text',
  'link',
  'is_shown',
  'is_news',
  'is_waiting',
  'told_at',
  'version',
] as const;

const keys = ['subject', 'record_id', 'side'] as const;

type Column = (typeof told)[number] | (typeof keys)[number] | 'notice_id';

const putNotice = compiled<Column>((database, mark) =>
  database('notice')
    .insert(Object.fromEntries(['notice_id' as const, ...keys, ...told].map((name) => [name, mark(name)])))
    .onConflict([...keys])
    .merge([...told])
    .whereRaw('notice.version < excluded.version'),
);

/** Tells sides of records what happened last, each once. What is older than what stands there changes nothing. */
export async function tell(
  { now, tellPages, writeLast }: Pick<UnitOfWork, 'now' | 'tellPages' | 'writeLast'>,
  ...notices: readonly Told[]
) {
  writeLast(...notices.map(noticeWrite));
  tellPages(newsSignal(now, notices));
}

/** Says to those whom notices are for that there are news. */
export const newsSignal = (at: Date, notices: readonly Told[]): LiveSignal => ({
  kind: 'changed',
  rooms: notices.map(roomOf),
  change: { topic: 'notices', at: at.toISOString() },
});

/** Whose pages look whether there are news: what they find is asked by the rights of each. */
function roomOf({ userId, companyId }: Told): string {
  if (userId) return topicRooms.ofPerson('notices', userId);
  return companyId ? topicRooms.ofCompany('notices', companyId) : topicRooms.ofAll('notices');
}

/** The same as a statement, for work that is no unit. */
export function noticeWrite(notice: Told): Question {
  return putNotice({
    notice_id: newId(),
    subject: notice.subject,
    record_id: notice.recordId,
    side: notice.side,
    kind: notice.kind,
    company_id: notice.companyId ?? null,
    user_id: notice.userId ?? null,
    customer_id: notice.customerId ?? null,
    caused_by: notice.causedBy ?? null,
    title: notice.title,
    text: notice.text,
    link: notice.link,
    is_shown: notice.isShown,
    is_news: notice.isNews,
    is_waiting: notice.isWaiting,
    told_at: notice.at,
    version: notice.version,
  });
}

/** The notices that somebody is shown: not those that nothing is left to tell of, and not what the person did. */
export const noticesSeenBy = (database: Knex, session: Session): Knex.QueryBuilder<NoticeRow, NoticeRow[]> =>
  noticesFor(database, session)
    .where('notice.is_shown', true)
    .where((other) => other.whereNull('notice.caused_by').orWhereNot('notice.caused_by', session.userId));

/**
 * The notices for somebody, with when they were read: those for the own company, for this person alone or for whoever has
 * the right, of kinds that the rights of now allow, about companies in scope.
 */
export function noticesFor(database: Knex, session: Session): Knex.QueryBuilder<NoticeRow, NoticeRow[]> {
  const { userId, companyId, hierarchy } = session;
  const query = database('notice')
    .leftJoin('notice_reading', (join) =>
      join
        .on('notice_reading.notice_id', 'notice.notice_id')
        .andOn('notice_reading.user_id', database.raw('?', [userId])),
    )
    .whereIn('notice.kind', kindsFor(session))
    .where((person) => {
      person.where('notice.user_id', userId);
      if (hierarchy !== 2) person.orWhereNull('notice.user_id');
    });
  query.where((people) => {
    people.whereNull('notice.company_id');
    if (companyId) people.orWhere('notice.company_id', companyId);
  });
  if (hierarchy !== 1)
    query.where((about) =>
      about
        .whereNull('notice.customer_id')
        .orWhere((scoped) => withinScope(scoped, session, 'notice.customer_id')),
    );
  return query.select(
    'notice.notice_id',
    'notice.record_id',
    'notice.kind',
    'notice.title',
    'notice.text',
    'notice.link',
    'notice.is_news',
    'notice.is_waiting',
    'notice.told_at',
    'notice_reading.read_at',
  );
}

/** Cuts notices down to what their reader has not read since it happened. */
export const unread = (query: Knex.QueryBuilder) =>
  query
    .where('notice.is_news', true)
    .where((late) =>
      late.whereNull('notice_reading.read_at').orWhereRaw('notice_reading.read_at < notice.told_at'),
    );
