import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;

/** The moment whose UTC fields read what the clocks of `timeZone` show at `moment`: spreadsheets know no zones. */
export function wallClockOf(moment: Date, timeZone: string): Date {
  return new Date(moment.getTime() + tzOffset(timeZone, moment) * MINUTE_MS);
}
