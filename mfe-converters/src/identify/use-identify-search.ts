import { navigate, useLocation } from '@washcoat/platform-sdk';
import { useCallback, useMemo } from 'react';
import { useConverterRights } from '../converter/converter-rights';
import { identifyAddress, limitedSearch, readSearch, searchPart } from './identify-search';
import type { IdentifySearch } from './identify-search';

/**
 * The search in the address of the page. `segmentAt` says where the parameters stand: 3 on the search page, 4 on the
 * page of a converter. It stays the same object while a dialog opens and closes. Read from the encoded path, because a value may hold a semicolon of its own.
 */
export function useSearchOfAddress(segmentAt: 3 | 4): IdentifySearch {
  const { pathname, search } = useLocation();
  const { isFullSearch } = useConverterRights();
  const segment = pathname.split('/')[segmentAt];
  const query = searchPart(search);
  return useMemo(() => {
    const read = readSearch(segment, query);
    return isFullSearch ? read : limitedSearch(read);
  }, [segment, query, isFullSearch]);
}

/** The search of the search page and how it changes. */
export function useIdentifySearch() {
  const search = useSearchOfAddress(3);
  /** Shows another search; `replace` for typing, so that Back does not walk through letters. */
  const show = useCallback((next: IdentifySearch, options?: { replace: boolean }) => {
    navigate(identifyAddress(next), options);
  }, []);
  return { search, show };
}
