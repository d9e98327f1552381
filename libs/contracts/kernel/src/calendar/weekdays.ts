/** The days of a week, the first of which is 1. */
export const weekdays = [
  { name: 'Monday', short: 'Mon' },
  { name: 'Tuesday', short: 'Tue' },
  { name: 'Wednesday', short: 'Wed' },
  { name: 'Thursday', short: 'Thu' },
  { name: 'Friday', short: 'Fri' },
  { name: 'Saturday', short: 'Sat' },
  { name: 'Sunday', short: 'Sun' },
] as const;

/** `Mon, Thu`; the numbers as they are given. */
export const weekdaysText = (days: readonly number[]): string =>
  days.flatMap((day) => weekdays[day - 1]?.short ?? []).join(', ');
