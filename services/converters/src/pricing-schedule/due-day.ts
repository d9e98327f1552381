import { calendarDay, momentIn } from '@washcoat/contract-kernel';

/** Days of the week (Monday is 1) and a time, as somebody set them. */
export interface WeekTimes {
  days: readonly number[];
  time: string | null;
  setAt: Date;
}

/**
 * The day (`2026-12-31`) on which something is due at `now` in the zone, when it was not set later than its moment; null
 * when none is.
 */
export function dueDay({ days, time, setAt }: WeekTimes, now: Date, timezone: string): string | null {
  const day = calendarDay(now, timezone);
  if (!time || !days.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)) return null;
  const moment = momentIn(timezone, day, time);
  return moment <= now && moment >= setAt ? day : null;
}
