import { useIsOffline } from '@washcoat/platform-sdk';
import { useMemo } from 'react';
import type { ConverterDetailRequest, ConverterListRequest } from '../converter/converter.api';
import { findCachedConverter, cachedLists } from './cached-converters';
import type { CachedConverter } from './cached-converters';
import { searchCache } from './search-cache';
import type { CachedResults } from './search-cache';
import { useSame } from './use-same';

/** What the cached pages answer to a search; null when none of them can. */
export function cachedResults(request: ConverterListRequest): CachedResults | null {
  const same = cachedLists.find(request);
  if (same) return { answer: same.answer, until: same.at, ignored: [] };
  return searchCache(cachedLists.all(), request);
}

/** What the cached pages answer to a search while there is no connection; null while there is one. */
export function useCachedResults(request: ConverterListRequest | null): CachedResults | null {
  const isOffline = useIsOffline();
  const asked = useSame(request);
  return useMemo(() => {
    return isOffline && asked ? cachedResults(asked) : null;
  }, [isOffline, asked]);
}

/** What is cached of a converter while there is no connection; null while there is one, or when it was never loaded. */
export function useCachedConverter(request: ConverterDetailRequest): CachedConverter | null {
  const isOffline = useIsOffline();
  const asked = useSame(request);
  return useMemo(() => (isOffline ? findCachedConverter(asked) : null), [isOffline, asked]);
}
