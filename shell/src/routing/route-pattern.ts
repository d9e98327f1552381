function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

interface Matching {
  /** Takes other upper and lower case as the same. */
  ignoresCase?: boolean;
}

function fits(pattern: string, segment: string | undefined, { ignoresCase = false }: Matching): boolean {
  if (segment === undefined) return pattern.endsWith('?');
  if (pattern.startsWith(':')) return true;
  const written = pattern.replace(/\?$/, '');
  return ignoresCase ? written.toLowerCase() === segment.toLowerCase() : written === segment;
}

/**
 * Whether `path` is exactly the route `pattern`: `:name` stands for any one segment, a trailing `?` makes a segment
 * optional. Neither a longer nor a shorter path matches (NAV-048).
 */
export function matchesRoute(pattern: string, path: string, matching: Matching = {}): boolean {
  const patterns = segmentsOf(pattern);
  const segments = segmentsOf(path);
  return (
    segments.length <= patterns.length && patterns.every((one, index) => fits(one, segments[index], matching))
  );
}

/** `path` with the fixed segments in the spelling of the route it matches but for upper and lower case. */
export function asWritten(pattern: string, path: string): string {
  const patterns = segmentsOf(pattern);
  const spelled = segmentsOf(path).map((segment, index) => {
    const written = patterns[index] ?? segment;
    return written.startsWith(':') ? segment : written.replace(/\?$/, '');
  });
  return `/${spelled.join('/')}`;
}

function rank(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/** The route for `path`; where several fit, the one with fixed words rather than names. */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
  matching: Matching = {},
): Route | undefined {
  return routes
    .filter((route) => matchesRoute(route.path, path, matching))
    .sort((one, other) => rank(one.path).localeCompare(rank(other.path)))[0];
}
