const DAY_MS = 86_400_000;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:?\d{2})$/;

/** The installation's zone when none is given (domain.md 8). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** An ISO 8601 date (`2026-11-20`), or a time with its offset (`2026-11-20T14:00:00Z`). */
export type IsoDate = string;

/**
 * Calendar days from one date to another, below 0 when the second is earlier. Times are put on the calendar of
 * `timeZone` first, so that neither an end-of-day time nor a change of clocks adds a day; dates are days already.
 *
 * @throws RangeError for a date that does not exist, a time without offset, or an unknown zone
 */
export function wholeDaysBetween(from: IsoDate, to: IsoDate, timeZone: string = DEFAULT_TIME_ZONE): number {
  return dayNumber(to, timeZone) - dayNumber(from, timeZone);
}

function dayNumber(iso: IsoDate, timeZone: string): number {
  const date = DATE_ONLY.test(iso) ? iso : dateInZone(iso, timeZone);
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) throw notADate(iso);
  return time / DAY_MS;
}

function dateInZone(iso: IsoDate, timeZone: string): string {
  const time = WITH_OFFSET.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) throw notADate(iso);
  const parts = calendarOf(timeZone).formatToParts(time);
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

// A formatter takes far longer to make than to use, and a list asks for each of its rows.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

function notADate(iso: IsoDate): RangeError {
  return new RangeError(`Not a date, or a time without its offset: "${iso}"`);
}
