/** How many converters fit beside each other. */
export const fewestCompared = 2;
export const mostCompared = 4;

const NAME = 'compare';

/** The converters that a query string says to compare; none when it names fewer than two. */
export function readCompared(queryString: string): readonly string[] {
  const named = new URLSearchParams(queryString).get(NAME)?.split(',') ?? [];
  const ids = [...new Set(named.filter(Boolean))].slice(0, mostCompared);
  return ids.length < fewestCompared ? [] : ids;
}

/** `queryString` naming `ids` (identifiers, safe in an address) to compare, or nothing for none of them. */
export function withCompared(queryString: string, ids: readonly string[]): string {
  const query = new URLSearchParams(queryString);
  query.delete(NAME);
  const parts = [query.toString(), ids.length > 0 ? `${NAME}=${ids.join(',')}` : ''].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
