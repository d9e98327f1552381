import {
  choiceColumn,
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';

const columns = {
  mailId: textColumn,
  userId: textColumn,
  viewId: textColumn,
  viewName: textColumn,
  /** The list of saved views that it is one of. */
  screen: textColumn,
  days: jsonColumn<number[]>(),
  /** The day of the month; null for days of the week. */
  monthDay: optional(wholeColumn),
  time: textColumn,
  format: choiceColumn<'csv' | 'xlsx'>(),
  /** Ends the mails of whoever has it, without signing in. */
  ticket: textColumn,
  setAt: momentColumn,
  /** The moment for which it was mailed last, or could not be. */
  lastDue: optional(momentColumn),
  /** When that was done. */
  lastAt: optional(momentColumn),
  /** What came of it, in a sentence. */
  lastResult: textColumn,
  endedAt: optional(momentColumn),
};

/** A saved view of a report that somebody gets by mail, as that person set it. */
export class ReportMailModel extends tableModel('report_mail', ['mailId'], columns) {}

export type ReportMailRecord = RecordOf<typeof columns>;
