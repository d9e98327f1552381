import { clockFace, type ClockFace } from './clock-face';

/**
 * How days and moments are written. `day` and `moment` everywhere; the others where a row of the specification names
 * them: `cart` on carts (COM-033), `short` on invoices (INV-056), `dayTime` in the Identification Queue (COM-031),
 * `history` in the histories of tests and modifiers (COM-032).
 * `day` 20th Nov, 2026 · `moment` 20th Nov, 2026 9:04 am · `time` 9:04 am · `full` Friday, 20th Nov, 2026 9:04:31 am EST ·
 * `cart` 11-20-2026 09:04 AM · `short` 11/20/2026 · `dayTime` 20th, Nov 2026 09:04 AM · `history` 20-11-2026 09:04 am.
 */
export type DateStyle = 'day' | 'moment' | 'time' | 'full' | 'cart' | 'short' | 'dayTime' | 'history';

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const two = (count: number) => String(count).padStart(2, '0');

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}

function zoneName(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function written(face: ClockFace, style: Exclude<DateStyle, 'full'>): string {
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
    case 'short':
      return `${two(month)}/${two(day)}/${year}`;
    case 'cart':
      return `${two(month)}-${two(day)}-${year} ${padded} ${half.toUpperCase()}`;
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

/** A day (`YYYY-MM-DD`) in words. */
export function dayText(day: string, style: 'day' | 'short' = 'day'): string {
  const [, year, month, date] = DATE_ONLY.exec(day) ?? [];
  const face = { year: Number(year), month: Number(month), day: Number(date), hour: 0, minute: 0, second: 0 };
  return written(face, style);
}

/** A moment as the clocks of `timeZone` show it. The one place where dates become words, on screens as on paper. */
export function dateText(moment: Date, style: DateStyle, timeZone: string): string {
  const face = clockFace(moment, timeZone);
  if (style !== 'full') return written(face, style);
  const { year, month, day, second } = face;
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  const time = written(face, 'time').replace(' ', `:${two(second)} `);
  return `${weekday}, ${written(face, 'day')} ${time} ${zoneName(moment, timeZone)}`;
}
