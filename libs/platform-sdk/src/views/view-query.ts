/** The query of a page as a view keeps it: everything but the place in the list, in a fixed order. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('offset');
  query.sort();
  return query.toString();
}
