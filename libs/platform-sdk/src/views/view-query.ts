/** The search of a list whose page has it in the path: `/entities/viewGroup/peachtree`. */
export interface PathSearch {
  /** The path of the list without a search. */
  path: string;
  text: string;
}

const TEXT = 'text';

/**
 * The query of a page as a view keeps it: everything but the place in the list, in a fixed order. A search in the path
 * is kept as `text`.
 */
export function viewQuery(search: string, inPath?: PathSearch): string {
  const query = new URLSearchParams(search);
  query.delete('offset');
  if (inPath?.text) query.set(TEXT, inPath.text);
  query.sort();
  return query.toString();
}

/** Where a view that keeps `query` opens, on the page at `pathname`. */
export function viewAddress(
  query: string,
  pathname: string,
  inPath?: PathSearch,
): { pathname: string; search: string } {
  if (!inPath) return { pathname, search: query };
  const rest = new URLSearchParams(query);
  const text = rest.get(TEXT);
  rest.delete(TEXT);
  return {
    pathname: text ? `${inPath.path}/${encodeURIComponent(text)}` : inPath.path,
    search: rest.toString(),
  };
}
