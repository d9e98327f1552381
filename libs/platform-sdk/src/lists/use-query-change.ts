import { useCallback } from 'react';
import { useLocation, useNavigate } from '@washcoat/platform-sdk';

/**
 * The query string of the address, and what changes parts of it; an empty part leaves the address. Something typed and
 * not saved is asked about first.
 */
export function useQueryChange() {
  const { pathname, search, state } = useLocation();
  const go = useNavigate();
  const change = useCallback(
    (part: Record<string, string>) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(part)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      void go({ pathname, search: next.toString() }, { state });
    },
    [pathname, search, state, go],
  );
  return { search, change };
}
