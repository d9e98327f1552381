const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** MM/DD/YYYY of a date or of a moment on the calendar of `timezone`; empty for none. */
export function dayText(date: string | null, timezone: string): string {
  if (!date) return '';
  const [, year, month, day] = DATE_ONLY.exec(date) ?? [];
  if (year && month && day) return `${month}/${day}/${year}`;
  const format = { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(date));
}
