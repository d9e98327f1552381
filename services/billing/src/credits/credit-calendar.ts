import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { startOfMonth } from 'date-fns/startOfMonth';

/** The place of a moment on the calendar that credits are counted by. */
export interface CreditDate {
  /** `2026-11` */
  month: string;
  /** `2026-11-20` */
  day: string;
  /** The first moment of the month, when its free credits are there. */
  monthStart: Date;
  /** The first moment of the next month, when free and earned credits lapse. */
  nextMonth: Date;
}

/** Puts a moment on the calendar of `timezone`. */
export function creditDate(moment: Date, timezone: string): CreditDate {
  const local = new TZDate(moment.getTime(), timezone);
  const monthStart = startOfMonth(local);
  return {
    month: format(local, 'yyyy-MM'),
    day: format(local, 'yyyy-MM-dd'),
    monthStart: new Date(monthStart.getTime()),
    nextMonth: new Date(addMonths(monthStart, 1).getTime()),
  };
}
