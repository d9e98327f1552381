import { endpoint, formLine, fullUser, id, moment, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'reporting';

/** Where whoever gets a report by schedule ends it, signed out; below it lies a page for each ticket. */
export const REPORTS_UNSUBSCRIBE = '/unsubscribe/reports';

const setting = {
  /** On which days of the week it is mailed (Monday is 1); all of them for every day. */
  days: z.array(z.number().int().min(1).max(7)).max(7),
  /** On which day of the month instead, its last one where it has none of this number. */
  monthDay: z.number().int().min(1).max(31).nullable(),
  /** When, in the zone of the installation. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 09:30'),
  format: z.enum(['csv', 'xlsx']),
};

const reportMail = z.object({
  mailId: id,
  viewId: id,
  viewName: z.string(),
  /** The list of saved views that it is one of. */
  screen: z.string(),
  /** What the report is called. */
  title: z.string(),
  ...setting,
  setAt: moment,
  /** Null once it has ended. */
  nextAt: moment.nullable(),
  lastAt: moment.nullable(),
  /** What came of it then, in a sentence; empty before. */
  lastResult: z.string(),
  endedAt: moment.nullable(),
});
export type ReportMail = z.infer<typeof reportMail>;

export const reportMailList = endpoint({
  id: 'reportMailList',
  service,
  method: 'GET',
  path: '/read/v1/report/mail/getAll',
  summary:
    'The saved views of reports that the caller gets by mail, with when they come next and what came of the last',
  access: fullUser,
  input: z.object({}),
  output: z.object({ timezone: z.string(), list: z.array(reportMail) }),
});
export type ReportMailList = z.infer<typeof reportMailList.output>;

export const reportMailSave = endpoint({
  id: 'reportMailSave',
  service,
  method: 'PUT',
  path: '/write/v1/report/mail/save',
  summary:
    'Has a saved view of a report mailed to the caller, who needs the right of that report, on days at a time',
  access: fullUser,
  input: z
    .object({ viewId: id, viewName: formLine(60), screen: z.string().max(60), ...setting })
    .refine(({ days, monthDay }) => monthDay !== null || days.length > 0, {
      path: ['days'],
      message: 'Choose at least one day',
    }),
  output: saved.extend({ mailId: id }),
});

export const reportMailDelete = endpoint({
  id: 'reportMailDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/report/mail/delete',
  summary: 'Mails the caller a saved view no more',
  access: fullUser,
  input: z.object({ mailId: id }),
  output: saved,
});
