import { TZDate } from '@date-fns/tz';
import { endOfDay } from 'date-fns/endOfDay';

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The last millisecond of a date, or of the day that a moment lies in, on the calendar of `timezone`. */
export function endOfDayIn(timezone: string, date: string): Date {
  const [, year, month, day] = DATE_ONLY.exec(date) ?? [];
  const local =
    year && month && day
      ? new TZDate(Number(year), Number(month) - 1, Number(day), timezone)
      : new TZDate(date, timezone);
  return new Date(endOfDay(local).getTime());
}
