import { calendarDay, clockFace, type ClockFace } from './clock-face';
import { weekdayOf } from './days';
import { weekdays } from './weekdays';

/**
 * How days and moments are written: `day` and `moment` everywhere, the others only where the table says.
 *
 * | style     | written                               | where                                               |
 * | --------- | ------------------------------------- | --------------------------------------------------- |
 * | `day`     | 20th Nov, 2026                        | everywhere (COM-030)                                |
 * | `moment`  | 20th Nov, 2026 9:04 am                | everywhere (LDET-090)                               |
 * | `time`    | 9:04 am                               | of a day that is known: today                       |
 * | `month`   | Nov 26                                | along the axis of a chart                           |
 * | `full`    | Friday, 20th Nov, 2026 9:04:31 am EST | tooltip of every other form                         |
 * | `zoned`   | 20th Nov, 2026 9:04 am EST            | mails, which are read anywhere                      |
 * | `file`    | 11/20/2026 09:04                      | files for spreadsheets, which read it as a date     |
 * | `cart`    | 11-20-2026 09:04 AM                   | lists of carts (COM-033)                            |
 * | `short`   | 11/20/2026                            | invoices and their papers (INV-056), signing dates  |
 * | `dayTime` | 20th, Nov 2026 09:04 AM               | Identification Queue (COM-031)                      |
 * | `listed`  | 11/20/2026 09:04 AM                   | lists of plans and promo codes (BILL-025)           |
 * | `history` | 20-11-2026 09:04 am                   | tests and modifiers of a converter (COM-032)        |
 */
export type DateStyle =
  | 'day'
  | 'moment'
  | 'time'
  | 'month'
  | 'full'
  | 'zoned'
  | 'file'
  | 'cart'
  | 'short'
  | 'dayTime'
  | 'history'
  | 'listed';
/** Those that need no time. */
export type DayStyle = 'day' | 'short' | 'month';

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (count: number) => String(count).padStart(2, '0');

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}

function zoneName(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function written(face: ClockFace, style: Exclude<DateStyle, 'full' | 'zoned'>): string {
  const { year, month, day, hour, minute } = face;
  const half = hour < 12 ? 'am' : 'pm';
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  const name = months[month - 1] ?? '';
  const padded = `${two(hour12)}:${two(minute)}`;
  switch (style) {
    case 'day':
      return `${ordinal(day)} ${name}, ${year}`;
    case 'time':
      return `${hour12}:${two(minute)} ${half}`;
    case 'moment':
      return `${written(face, 'day')} ${written(face, 'time')}`;
    case 'month':
      return `${name} ${two(year % 100)}`;
    case 'file':
      return `${written(face, 'short')} ${two(hour)}:${two(minute)}`;
    case 'short':
      return `${two(month)}/${two(day)}/${year}`;
    case 'cart':
      return `${two(month)}-${two(day)}-${year} ${padded} ${half.toUpperCase()}`;
    case 'listed':
      return `${written(face, 'short')} ${padded} ${half.toUpperCase()}`;
    case 'dayTime':
      return `${ordinal(day)}, ${name} ${year} ${padded} ${half.toUpperCase()}`;
    case 'history':
      return `${two(day)}-${two(month)}-${year} ${padded} ${half}`;
  }
}

/** Whether a text is a day without a time, `YYYY-MM-DD`: the same day in every zone. */
export function isDay(text: string): boolean {
  return DATE_ONLY.test(text);
}

/** The day (`YYYY-MM-DD`) that an address names, where anything may have been typed; empty for none of the calendar. */
export function dayNamed(text: string | null): string {
  if (!text || !isDay(text)) return '';
  const start = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? text : '';
}

/** A day (`YYYY-MM-DD`) in words. */
export function dayText(day: string, style: DayStyle = 'day'): string {
  const [, year, month, date] = DATE_ONLY.exec(day) ?? [];
  const face = { year: Number(year), month: Number(month), day: Number(date), hour: 0, minute: 0, second: 0 };
  return written(face, style);
}

/** A moment as the clocks of `timeZone` show it. The one place where dates become words, on screens as on paper. */
export function dateText(moment: Date, style: DateStyle, timeZone: string): string {
  const face = clockFace(moment, timeZone);
  if (style === 'zoned') return `${written(face, 'moment')} ${zoneName(moment, timeZone)}`;
  if (style !== 'full') return written(face, style);
  const weekday = weekdays[weekdayOf(calendarDay(moment, timeZone)) - 1]?.name;
  const time = written(face, 'time').replace(' ', `:${two(face.second)} `);
  return `${weekday}, ${written(face, 'day')} ${time} ${zoneName(moment, timeZone)}`;
}

/** The day that a text names: a day (`YYYY-MM-DD`), or a moment on the calendar of `timeZone`; empty for none. */
export function dayOf(text: string | null, style: DayStyle, timeZone: string): string {
  if (!text) return '';
  return isDay(text) ? dayText(text, style) : dateText(new Date(text), style, timeZone);
}
