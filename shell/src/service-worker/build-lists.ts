const namedByContent = /^[\w.-]+\.[0-9a-f]{8}\.\w+$/;

/**
 * The files that the list of a build names, wherever in it they stand: the shell's own list, or the Module Federation
 * manifest of a remote.
 * @param list JSON text
 */
export function filesIn(list: string): string[] {
  const found = new Set<string>();
  JSON.parse(list, (_key, value: unknown) => {
    if (typeof value === 'string' && namedByContent.test(value)) found.add(value);
    return value;
  });
  return [...found];
}

/** The addresses of the scripts that a page begins with, as they stand in its markup. */
export function scriptsOf(markup: string): string[] {
  return [...markup.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
}
