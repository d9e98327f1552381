import {
  flagColumn,
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';

const columns = {
  companyId: textColumn,
  family: optional(textColumn),
  ctype: optional(wholeColumn),
  isTop: flagColumn,
  days: jsonColumn<number[]>(),
  time: textColumn,
  /** For how many days its prices are meant to hold; null where nothing is said. */
  validDays: optional(wholeColumn),
  /** Ends the mails of whoever has it, without signing in. */
  ticket: textColumn,
  userId: textColumn,
  firstName: textColumn,
  lastName: textColumn,
  setAt: momentColumn,
  /** Why nothing was mailed when it was due; empty while it was. */
  waits: textColumn,
  /** When the customer ended it. */
  endedAt: optional(momentColumn),
};

/** On which days a customer gets its price sheet by mail, as somebody set it. */
export class SheetScheduleModel extends tableModel('price_sheet_schedule', ['companyId'], columns) {}

export type SheetSchedule = RecordOf<typeof columns>;
