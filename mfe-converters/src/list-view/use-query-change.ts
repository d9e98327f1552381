import { useCallback } from 'react';
import { useLocation, useNavigate } from '@washcoat/platform-sdk';

/** The query string of the address, and what changes parts of it; an empty part leaves the address. */
export function useQueryChange() {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  const change = useCallback(
    (part: Record<string, string>) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(part)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      void go({ pathname, search: next.toString() });
    },
    [pathname, search, go],
  );
  return { search, change };
}
