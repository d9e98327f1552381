import { calendarDay, startOfDayIn } from '@washcoat/contract-kernel';

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

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** Puts a moment on the calendar of `timezone`. */
export function creditDate(moment: Date, timezone: string): CreditDate {
  const day = calendarDay(moment, timezone);
  const first = `${monthOf(day)}-01`;
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return {
    month: monthOf(day),
    day,
    monthStart: startOfDayIn(timezone, first),
    nextMonth: startOfDayIn(timezone, next.toISOString().slice(0, first.length)),
  };
}
