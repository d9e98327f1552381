import { dayAfter, dayNumber } from '@washcoat/contract-kernel';

/**
 * Counts back from a calendar day (`YYYY-MM-DD`): the answer gives the day so many whole days earlier.
 * Throws RangeError when the text is no calendar day.
 */
export function daysBefore(today: string): (daysAgo: number) => string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(dayNumber(today))) {
    throw new RangeError(`Not a calendar day of the form YYYY-MM-DD: ${today}`);
  }
  const known = new Map<number, string>();
  return (daysAgo) => {
    const seen = known.get(daysAgo);
    if (seen !== undefined) return seen;
    const day = dayAfter(today, -daysAgo);
    known.set(daysAgo, day);
    return day;
  };
}
