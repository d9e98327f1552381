/** The day of a moment where the user is, `YYYY-MM-DD`. */
export function localDay(moment: string): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
