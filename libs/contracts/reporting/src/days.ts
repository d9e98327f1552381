const DAY_MS = 86_400_000;

/** A day as a number: days since 1970. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day that lies `by` days after another; before it for a number below zero. */
export function dayAfter(day: string, by: number): string {
  return new Date((numberOf(day) + by) * DAY_MS).toISOString().slice(0, 10);
}
