import { dayAfter, weekdayOf } from '@washcoat/contract-kernel';

const titles = {
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  lastWeek: 'Last week',
  last30: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
} as const;

/** Two days, `2026-12-31`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** A range of days that moves with the calendar. */
export type RelativeRange = keyof typeof titles;

const isRelative = (text: string): text is RelativeRange => Object.hasOwn(titles, text);

/** Every range there is, the shortest first. */
export const relativeRanges: readonly RelativeRange[] = Object.keys(titles).filter(isRelative);

/** What people call it. */
export const rangeTitle = (range: RelativeRange): string => titles[range];

/** The range that an address names; null for none or what is none. */
export const relativeRangeOf = (text: string | null): RelativeRange | null =>
  text !== null && isRelative(text) ? text : null;

/** The days of a range on a day, `YYYY-MM-DD` of the installation's calendar: up to that day, or all of what is over; weeks begin on Monday. */
export function daysOfRelative(range: RelativeRange, today: string): Days {
  const monthBegin = `${today.slice(0, 7)}-01`;
  if (range === 'yesterday') return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
  if (range === 'lastWeek') {
    const sunday = dayAfter(today, -weekdayOf(today));
    return { from: dayAfter(sunday, -6), to: sunday };
  }
  if (range === 'last7') return { from: dayAfter(today, -6), to: today };
  if (range === 'last30') return { from: dayAfter(today, -29), to: today };
  if (range === 'thisMonth') return { from: monthBegin, to: today };
  if (range === 'thisYear') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const to = dayAfter(monthBegin, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
