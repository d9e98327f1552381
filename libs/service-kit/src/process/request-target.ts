/**
 * The address that a request asks for, as path and query: an absolute one loses its origin, what no address may hold
 * is escaped. Null when it is none: nothing behind this gets to parse it.
 */
export function readableTarget(target: string): string | null {
  if (/^\/[!-~]*$/.test(target) && !target.includes('#')) return target;
  const absolute = target.startsWith('/') ? `http://door${target}` : target;
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return null;
  const { pathname, search } = new URL(absolute);
  return `${pathname}${search}`;
}
