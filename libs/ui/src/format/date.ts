import {
  calendarDay,
  dateText,
  dayText,
  isDay,
  startOfDayIn,
  type DateStyle,
  type DayStyle,
} from '@washcoat/contract-kernel';
import { formatDistanceToNowStrict } from 'date-fns/formatDistanceToNowStrict';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { installationZone } from './installation';
import { noValue } from './number';

/** A moment: UTC epoch milliseconds, ISO text, a day as `YYYY-MM-DD`, or a Date. */
export type DateInput = number | string | Date;

/**
 * How a moment is written, as `dateText` of the kernel says; `relative` is how long ago (20 min), `recent` the time of a
 * moment of today and else the moment.
 */
export type DateFormat = DateStyle | 'relative' | 'recent';

const shortUnits: Record<string, string> = {
  second: 's',
  seconds: 's',
  minute: 'min',
  minutes: 'min',
  hour: 'h',
  hours: 'h',
};

/** Reads a moment; null when there is none or it is not a date. A day without time is its midnight in the installation. */
export function toDate(value: DateInput | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && isDay(value)) return startOfDayIn(installationZone(), value);
  const date = typeof value === 'string' ? parseISO(value) : new Date(value);
  return isValid(date) ? date : null;
}

/** The day that it is in the installation, as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  return calendarDay(now, installationZone());
}

/** How long ago, or in how long, without a word for the direction: `20 min`, `1 h`, `3 days`. */
export function formatRelative(value: DateInput | null | undefined): string {
  const date = toDate(value);
  if (!date) return noValue;
  const [count = '', unit = ''] = formatDistanceToNowStrict(date).split(' ');
  return `${count} ${shortUnits[unit] ?? unit}`;
}

const isDayStyle = (style: DateFormat): style is DayStyle =>
  style === 'day' || style === 'short' || style === 'month';

/** A moment on the clocks of the installation, in one of the product's forms; `None` when there is none. */
export function formatDate(value: DateInput | null | undefined, style: DateFormat): string {
  if (style === 'relative') return formatRelative(value);
  const date = toDate(value);
  if (!date) return noValue;
  if (typeof value === 'string' && isDay(value) && isDayStyle(style)) return dayText(value, style);
  if (style === 'recent') return formatDate(date, today(date) === today() ? 'time' : 'moment');
  return dateText(date, style, installationZone());
}
