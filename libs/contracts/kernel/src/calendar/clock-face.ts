/** What calendar and clock of a time zone show. Months count from 1. */
export interface ClockFace {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

// A formatter takes far longer to make than to use, and a list asks for each of its rows.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric' },
    ...{ month: two, day: two, hour: two, minute: two, second: two },
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What calendar and clock of `timeZone` show at `moment`. */
export function clockFace(moment: Date, timeZone: string): ClockFace {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: keyof ClockFace) => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const two = (count: number) => String(count).padStart(2, '0');

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

// A service asks which day it is with every call; no clock changes its day within a minute.
const daysOfNow = new Map<string, { minute: number; day: string }>();

/** The day of a moment on the calendar of `timeZone`, `YYYY-MM-DD`. */
export function calendarDay(moment: Date, timeZone: string): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const known = daysOfNow.get(timeZone);
  if (known?.minute === minute) return known.day;
  const face = clockFace(moment, timeZone);
  const day = `${face.year}-${two(face.month)}-${two(face.day)}`;
  daysOfNow.set(timeZone, { minute, day });
  return day;
}

/** Milliseconds that the clocks of `timeZone` are ahead of UTC at `time`. */
function aheadOfUtc(time: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = clockFace(new Date(time), timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/**
 * When the clocks of `timeZone` show a time of a day: twice where they are set back, in their order. A time that they
 * leave out is as long after the last one before as it says.
 */
function momentsIn(timeZone: string, day: string, time: string): [first: number, last: number] {
  const wanted = Date.parse(`${day}T${time}Z`);
  const before = wanted - aheadOfUtc(wanted - DAY_MS, timeZone);
  const after = wanted - aheadOfUtc(wanted + DAY_MS, timeZone);
  const isShown = (moment: number) => moment + aheadOfUtc(moment, timeZone) === wanted;
  if (before === after || !isShown(after)) return [before, before];
  return isShown(before) ? [before, after] : [after, after];
}

/** The moment at which the clocks of `timeZone` show `time` (`HH:MM:SS.mmm`) on a day (`YYYY-MM-DD`), the first of two. */
export function momentIn(timeZone: string, day: string, time: string): Date {
  return new Date(momentsIn(timeZone, day, time)[0]);
}

/** The first moment of a day (`YYYY-MM-DD`) in `timeZone`. */
export function startOfDayIn(timeZone: string, day: string): Date {
  return momentIn(timeZone, day, '00:00:00.000');
}

/** The last millisecond of a day (`YYYY-MM-DD`) in `timeZone`. */
export function endOfDayIn(timeZone: string, day: string): Date {
  return new Date(momentsIn(timeZone, day, '23:59:59.999')[1]);
}
