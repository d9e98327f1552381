import { useIsOffline } from '@washcoat/platform-sdk';
import { useMemo } from 'react';
import type { ConverterDetailRequest, ConverterListRequest } from '../converter/converter.api';
import { findKeptConverter, keptLists } from './kept-converters';
import type { KeptConverter } from './kept-converters';
import { searchKept } from './search-kept';
import type { KeptResults } from './search-kept';
import { useSame } from './use-same';

/** What the kept pages answer to a search; null when none of them can. */
export function keptResults(request: ConverterListRequest): KeptResults | null {
  const same = keptLists.find(request);
  if (same) return { answer: same.answer, until: same.at, ignored: [] };
  return searchKept(keptLists.all(), request);
}

/** What the kept pages answer to a search while there is no connection; null while there is one. */
export function useKeptResults(request: ConverterListRequest | null): KeptResults | null {
  const isOffline = useIsOffline();
  const asked = useSame(request);
  return useMemo(() => {
    return isOffline && asked ? keptResults(asked) : null;
  }, [isOffline, asked]);
}

/** What is kept of a converter while there is no connection; null while there is one, or when it was never loaded. */
export function useKeptConverter(request: ConverterDetailRequest): KeptConverter | null {
  const isOffline = useIsOffline();
  const asked = useSame(request);
  return useMemo(() => (isOffline ? findKeptConverter(asked) : null), [isOffline, asked]);
}
