import { useIsOffline } from '@washcoat/platform-sdk';
import { useMemo, useState } from 'react';
import type { ConverterDetailRequest, ConverterListRequest } from '../converter/converter.api';
import { cachedLists, findCachedConverter } from './cached-converters';
import type { CachedConverter } from './cached-converters';
import { searchCache } from './search-cache';
import type { CachedResults } from './search-cache';

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

/** `value`, as the same object for as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [held, setHeld] = useState({ text, value });
  if (held.text === text) return held.value;
  setHeld({ text, value });
  return value;
}
