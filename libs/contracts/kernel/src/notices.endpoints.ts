import { z } from 'zod';
import { fullUser } from './access';
import { endpoint } from './endpoint';
import { id, listOf, moment, paging, queryFlag, saved } from './fields';

const service = 'notifications';

/** What the reader is told of one record: always the last that happened to it. */
export const notice = z.object({
  noticeId: id,
  title: z.string(),
  text: z.string(),
  /** A lucide icon name in kebab-case. */
  icon: z.string(),
  /** The page to open; null when there is nothing to open any more. */
  link: z.string().nullable(),
  /** The record that it is about; whoever opens a page of it has read the notice. */
  recordId: z.string(),
  at: moment,
  isRead: z.boolean(),
  /** Somebody waits for the reader, or for a colleague. */
  isWaiting: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const noticeList = endpoint({
  id: 'noticeList',
  service,
  method: 'GET',
  path: '/read/v1/notice/getAll',
  summary: 'What happened while one was elsewhere, a line for each record: what waits first, then the newest',
  access: fullUser,
  input: z.object({ ...paging(20), isUnread: queryFlag.optional() }),
  output: listOf(notice),
});

/** How many of what cannot wait are told, the newest: an older one may wait without being among them. */
export const MOST_URGENT = 5;

export const noticeCounts = endpoint({
  id: 'noticeCounts',
  service,
  method: 'GET',
  path: '/read/v1/notice/counts',
  summary: 'What is unread, what waits by entry of the menu, and what cannot wait',
  access: fullUser,
  input: z.object({}),
  output: z.object({
    /** The unread notices of the last 30 days, newest first, at most 100. */
    unread: z.array(notice.pick({ noticeId: true, recordId: true })),
    /** How many records wait for somebody, by the id of the entry of the menu. */
    waiting: z.array(z.object({ navId: z.string(), count: z.number().int() })),
    /** The unread ones that somebody waits for right now, newest first; `navId` is the entry whose page shows them. */
    urgent: z.array(notice.extend({ navId: z.string().nullable() })),
  }),
});

export const noticeRead = endpoint({
  id: 'noticeRead',
  service,
  method: 'PUT',
  path: '/write/v1/notice/read',
  summary: 'Marks a notice as read, or as unread again; what happens to its record later is news again',
  access: fullUser,
  input: z.object({ noticeId: id, isRead: z.boolean().default(true) }),
  output: saved,
});

export const noticeReadAll = endpoint({
  id: 'noticeReadAll',
  service,
  method: 'PUT',
  path: '/write/v1/notice/readAll',
  summary: 'Marks every notice as read that was there at a moment',
  access: fullUser,
  input: z.object({ until: moment }),
  output: saved,
});

/** When what is unread is mailed: never, within a minute or two, or once a day. */
export const mailRhythm = z.enum(['never', 'atOnce', 'daily']);
export type MailRhythm = z.infer<typeof mailRhythm>;

/** An hour of the installation's day. */
const hour = z.number().int().min(0).max(23);

export const noticeSettings = endpoint({
  id: 'noticeSettings',
  service,
  method: 'GET',
  path: '/read/v1/notice/settings',
  summary: 'How the reader hears by mail of what is unread, and of which kinds',
  access: fullUser,
  input: z.object({}),
  output: z.object({
    rhythm: mailRhythm,
    hour,
    /** The kinds that the reader may be told of. */
    kinds: z.array(z.object({ kind: z.string(), label: z.string(), isMailed: z.boolean() })),
  }),
});

export const noticeSettingsSave = endpoint({
  id: 'noticeSettingsSave',
  service,
  method: 'PUT',
  path: '/write/v1/notice/settings',
  summary: 'Chooses when what is unread is mailed, and which kinds are not',
  access: fullUser,
  input: z.object({
    rhythm: mailRhythm,
    hour,
    mutedKinds: z.array(z.string().max(60)).max(60).default([]),
  }),
  output: saved,
});

/** Every call of the message centre. */
export const noticesEndpoints = [
  noticeList,
  noticeCounts,
  noticeRead,
  noticeReadAll,
  noticeSettings,
  noticeSettingsSave,
];
