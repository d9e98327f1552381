import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;

/** The moment whose UTC fields read what the clocks of `timeZone` show at `moment`: spreadsheets know no zones. */
export function wallClockOf(moment: Date, timeZone: string): Date {
  return new Date(moment.getTime() + tzOffset(timeZone, moment) * MINUTE_MS);
}

/** What the clocks of `timeZone` show at `moment`, as `MM/DD/YYYY HH:mm`. */
export function wallClockText(moment: Date, timeZone: string): string {
  const [day = '', time = ''] = wallClockOf(moment, timeZone).toISOString().split('T');
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year} ${time.slice(0, 5)}`;
}
