/**
 * The input of an export as its link carries it: as text, like the query string that it came from, so that the
 * contract's schema reads it again when the link is opened.
 */
export function exportTicket(input: object): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
