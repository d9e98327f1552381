import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** What a file of a report is made of: for whom, of which report, and of which of its rows and columns. */
export const reportFileSubject = z.object({
  userId: id,
  /** The list of saved views of the report. */
  screen: z.string(),
  format: z.enum(['csv', 'xlsx']),
  /** What its call is sent, as text. */
  request: z.record(z.string(), z.string()),
  /** Ids of the columns of the file, parted by commas; null for all. */
  columns: z.string().nullable(),
});
export type ReportFileSubject = z.infer<typeof reportFileSubject>;

/** The file of a report for another service, which mails it, by the rights of the moment. Answer: the bytes. */
export const reportFile = {
  path: '/internal/v1/report/file',
  input: reportFileSubject,
};

/** A saved view of a report is to be mailed to who asked for it. */
export const reportMailDue = defineEvent({
  name: 'reporting.report-mail-due.v1',
  topic: 'reporting.report-mail',
  kind: 'message',
  schema: z.object({
    mailId: id,
    recipient: z.string(),
    firstName: z.string(),
    /** What the report is called. */
    title: z.string(),
    viewName: z.string(),
    /** Days, `2026-12-31`; an end that is open is empty. */
    from: z.string(),
    to: z.string(),
    /** Of the report with the view opened. */
    path: z.string(),
    totals: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Null where it has more lines than a mail takes. */
    file: reportFileSubject.extend({ fileName: z.string() }).nullable(),
    /** Ends these mails without signing in. */
    ticket: z.string(),
    at: moment,
  }),
  example: {
    mailId: '018f3c1e-0000-7000-8000-000000000701',
    recipient: 'buyer@washcoat.test',
    firstName: 'Maya',
    title: 'Transactions Report',
    viewName: 'Atlanta, last week',
    from: '2026-11-16',
    to: '2026-11-22',
    path: '/dashboard/transactionsreport?facility=Atlanta&range=lastWeek',
    totals: [
      { name: 'Spend', value: '$12,345.60' },
      { name: 'Lines', value: '128' },
    ],
    file: {
      fileName: 'transactions 2026-11-16 to 2026-11-22.csv',
      userId: '018f3c1e-0000-7000-8000-000000000302',
      screen: 'reports.transactions',
      format: 'csv',
      request: { facility: 'Atlanta', from: '1795237200000', to: '1795841999999' },
      columns: 'oem,finalQty',
    },
    ticket: 'bm90LWEtdGlja2V0LW5vdC1hLXRpY2tldC0x',
    at: '2026-11-23T13:00:00.000Z',
  },
});
