import { navigate, useLocation } from '@washcoat/platform-sdk';
import { useMemo } from 'react';
import { readCompared, withCompared } from './comparison-of-address';

/** The converters that the address says to compare, and how it changes; the rest of the address stays. */
export function useComparison() {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const address = (ids: readonly string[]) => `${pathname}${withCompared(search, ids)}`;
    return {
      ids: readCompared(search),
      open: (ids: readonly string[]) => navigate(address(ids)),
      narrow: (ids: readonly string[]) => navigate(address(ids), { replace: true }),
      close: () => navigate(address([]), { replace: true }),
    };
  }, [pathname, search]);
}
