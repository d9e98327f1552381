/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function calendarDay(moment: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(moment);
}
