const DAY_MS = 86_400_000;

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A day (`YYYY-MM-DD`) as a number: days since 1970. */
export const dayNumber = (day: string): number => midnightOf(day) / DAY_MS;

/** The day that lies `by` days after another, whatever clocks do meanwhile; before it for a number below zero. */
export function dayAfter(day: string, by: number): string {
  return new Date(midnightOf(day) + by * DAY_MS).toISOString().slice(0, 10);
}

/** Which day of the week a day is; Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(midnightOf(day)).getUTCDay() || 7;
