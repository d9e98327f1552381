/** Paths that are never pages, whatever a browser asks for there. */
const notPages =
  /^\/(read|write|internal|files|remotes|realtime|dev|unsubscribe|offer|health|metrics|docs|openapi\.json)(\/|$)/;

/** Whether a path may be one of a page; the shell finds out which one, and whether there is one. */
export function isPagePath(path: string): boolean {
  return !notPages.test(path);
}
