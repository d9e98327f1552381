import { isPagePath } from '@washcoat/contract-kernel';

/**
 * What becomes of a request. `page` and `registry`: the server is asked first, what is kept stands in. `code`: never
 * changes, so what is kept is as good. `not`: the worker stays out of it; answers of calls are never kept here, because
 * they belong to a user.
 */
export type CacheRule = 'page' | 'registry' | 'code' | 'not';

export const PAGE_PATH = '/';
export const REGISTRY_PATH = '/registry.json';

/** A file of a released version of a remote, or one of the shell that is named by its content. */
const immutable = /^\/remotes\/[^/]+\/[^/]+\/.+$|^\/[^/]+\.[0-9a-f]{8}\.\w+$/;

/** Whether the file at a path is code that never changes. */
export function isCodePath(path: string): boolean {
  return immutable.test(path);
}

/** What becomes of a request of a page at `origin`. */
export function cacheRuleOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): CacheRule {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return 'not';
  if (mode === 'navigate') return isPagePath(asked.pathname) ? 'page' : 'not';
  if (asked.pathname === REGISTRY_PATH) return 'registry';
  return isCodePath(asked.pathname) ? 'code' : 'not';
}
