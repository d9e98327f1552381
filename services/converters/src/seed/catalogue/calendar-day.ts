const DAY_MILLISECONDS = 86_400_000;

/**
 * Counts back from a calendar day (`YYYY-MM-DD`): the answer gives the day so many whole days earlier.
 * Throws RangeError when the text is no calendar day.
 */
export function daysBefore(today: string): (daysAgo: number) => string {
  const start = Date.parse(`${today}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(start)) {
    throw new RangeError(`Not a calendar day of the form YYYY-MM-DD: ${today}`);
  }
  const known = new Map<number, string>();
  return (daysAgo) => {
    const seen = known.get(daysAgo);
    if (seen !== undefined) return seen;
    const day = new Date(start - daysAgo * DAY_MILLISECONDS).toISOString().slice(0, 10);
    known.set(daysAgo, day);
    return day;
  };
}

/** Day of the week of a calendar day: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
