/** The moment until which a link works, as mails say it. */
export function untilText(expiresAt: string, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(new Date(expiresAt));
}
