import { useCallback } from 'react';
import { useLocation, useNavigate } from './router';

/**
 * The query string of the address, and what changes parts of it; an empty part leaves the address. Something typed and
 * not saved is asked about first. A change is one of the address as it is then, which may not have been drawn yet; on a
 * page that was left meanwhile it is void.
 */
export function useQueryChange() {
  const { pathname, search, state } = useLocation();
  const go = useNavigate();
  const change = useCallback(
    (part: Record<string, string>) => {
      const { location } = window;
      if (location.pathname !== pathname) return;
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(part)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      void go({ pathname, search: next.toString() }, { state });
    },
    [pathname, state, go],
  );
  return { search, change };
}
