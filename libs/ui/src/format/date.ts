import { format } from 'date-fns/format';
import { formatDistanceToNowStrict } from 'date-fns/formatDistanceToNowStrict';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { noValue } from './number';

/** A moment: UTC epoch milliseconds, ISO text, a day as `YYYY-MM-DD`, or a Date. */
export type DateInput = number | string | Date;

/**
 * The date formats of the product, by what they are for:
 * `day` 20th Nov, 2026 · `cart` 11-20-2026 09:04 AM · `short` 11/20/2026 ·
 * `dayTime` 20th, Nov 2026 09:04 AM · `history` 20-11-2026 09:04 am · `time` 9:04 am · `relative` 20 min.
 */
export type DateFormat = 'day' | 'cart' | 'short' | 'dayTime' | 'history' | 'time' | 'relative';

const patterns: Record<Exclude<DateFormat, 'relative'>, string> = {
  day: 'do MMM, yyyy',
  cart: 'MM-dd-yyyy hh:mm aa',
  short: 'MM/dd/yyyy',
  dayTime: 'do, MMM yyyy hh:mm aa',
  history: 'dd-MM-yyyy hh:mm aaa',
  time: 'h:mm aaa',
};

const shortUnits: Record<string, string> = {
  second: 's',
  seconds: 's',
  minute: 'min',
  minutes: 'min',
  hour: 'h',
  hours: 'h',
};

/** Reads a moment; null when there is none or it is not a date. A day without time is local midnight. */
export function toDate(value: DateInput | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = typeof value === 'string' ? parseISO(value) : new Date(value);
  return isValid(date) ? date : null;
}

/** How long ago, or in how long, without a word for the direction: `20 min`, `1 h`, `3 days`. */
export function formatRelative(value: DateInput | null | undefined): string {
  const date = toDate(value);
  if (!date) return noValue;
  const [count = '', unit = ''] = formatDistanceToNowStrict(date).split(' ');
  return `${count} ${shortUnits[unit] ?? unit}`;
}

/** A moment in the browser's time zone, in one of the product's formats; `None` when there is none. */
export function formatDate(value: DateInput | null | undefined, style: DateFormat): string {
  if (style === 'relative') return formatRelative(value);
  const date = toDate(value);
  return date ? format(date, patterns[style]) : noValue;
}
