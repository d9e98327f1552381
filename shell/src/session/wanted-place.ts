let wanted: string | undefined;

/** A page was opened by somebody who is not signed in: it is offered once they are, until the document is left. */
export function rememberWanted({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  // Two slashes would name another host.
  wanted = pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`;
}

/** The address that was wanted before signing in; asked once. */
export function takeWanted(): string | undefined {
  const address = wanted;
  wanted = undefined;
  return address;
}
