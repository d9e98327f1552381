import { calendarDay, endOfDayIn as lastMomentIn, isDay } from '@washcoat/contract-kernel';

/** The last millisecond of a date, or of the day that a moment lies in, on the calendar of `timezone`. */
export function endOfDayIn(timezone: string, date: string): Date {
  return lastMomentIn(timezone, isDay(date) ? date : calendarDay(new Date(date), timezone));
}
