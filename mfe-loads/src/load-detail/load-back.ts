/** Where Back leads: the dashboard when one came from it, else the list one came from (LDET-006, LDET-007). */
export function backOf({
  pathname,
  search,
  from,
}: {
  pathname: string;
  search: string;
  /** The list's address, from the state of the history entry. */
  from: unknown;
}): string {
  if (new URLSearchParams(search).get('fromDash') === 'true') return '/dashboard';
  if (typeof from === 'string') return from;
  return pathname.startsWith('/my-cart') ? '/loads/my-cart' : '/loads/active-load';
}
