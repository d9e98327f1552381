import { calendarDay, dayAfter, momentIn, weekdayOf } from '@washcoat/contract-kernel';

/** Days and a time, as somebody set them. */
export interface WeekTimes {
  /** Days of the week; Monday is 1. Unheeded where a day of the month is chosen. */
  days: readonly number[];
  /** The day of each month, its last one where it has none of this number; null for days of the week. */
  monthDay?: number | null;
  /** When on these days, in the zone of the installation; null for never. */
  time: string | null;
  setAt: Date;
}

/** So that a day of the month lies in them. */
const MOST_DAYS = 31;

/**
 * The day (`2026-12-31`) on which something is due at `now` in the zone, when it was not set later than its moment; null
 * when none is.
 */
export function dueDay(times: WeekTimes, now: Date, timezone: string): string | null {
  const day = calendarDay(now, timezone);
  const moment = momentOn(times, day, timezone);
  return moment && moment <= now && moment >= times.setAt ? day : null;
}

/**
 * The last moment at which something was due until `now`, however long nobody looked, within a month; null when there was
 * none since it was set.
 */
export function lastDue(times: WeekTimes, now: Date, timezone: string): Date | null {
  const today = calendarDay(now, timezone);
  for (let back = 0; back <= MOST_DAYS; back += 1) {
    const moment = momentOn(times, dayAfter(today, -back), timezone);
    if (moment && moment <= now) return moment >= times.setAt ? moment : null;
  }
  return null;
}

/** The next moment after `now` at which something is due; null for never. */
export function nextDue(times: WeekTimes, now: Date, timezone: string): Date | null {
  const today = calendarDay(now, timezone);
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const moment = momentOn(times, dayAfter(today, ahead), timezone);
    if (moment && moment > now) return moment;
  }
  return null;
}

function momentOn({ days, monthDay, time }: WeekTimes, day: string, timezone: string): Date | null {
  const isOne = monthDay
    ? dayOfMonth(day) === monthDay || isLastBefore(day, monthDay)
    : days.includes(weekdayOf(day));
  return time && isOne ? momentIn(timezone, day, time) : null;
}

const dayOfMonth = (day: string): number => Number(day.slice(8));
const isLastBefore = (day: string, monthDay: number): boolean =>
  dayOfMonth(day) < monthDay && dayOfMonth(dayAfter(day, 1)) === 1;
