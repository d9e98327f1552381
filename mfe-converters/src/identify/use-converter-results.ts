import { problemOf, problemText, useIsOffline } from '@washcoat/platform-sdk';
import { useConvertersQuery } from '../converter/converter.api';
import type { ConverterList, ConverterListRequest } from '../converter/converter.api';
import type { CachedResults } from '../offline/search-cache';
import { useCachedResults } from '../offline/use-cached';

const LOAD_FAILED = 'Converters did not load. The rest of Washcoat works.';

export interface ConverterResults {
  /** Nothing was searched for yet, so nothing was asked of the server. */
  isIdle: boolean;
  /** The newest answer; old rows stay until the new ones are here. */
  answer: ConverterList | undefined;
  isLoading: boolean;
  isUpdating: boolean;
  error: string | undefined;
  retry: () => void;
  /** While there is no connection: how old the answer is, and which filters it leaves out. */
  offline: Pick<CachedResults, 'until' | 'ignored'> | null;
}

/**
 * The results of a request; null does not search. An answer of 400 clears rows and paging. Without a connection they
 * come from the pages that were loaded before, and are asked for again when there is one.
 */
export function useConverterResults(request: ConverterListRequest | null): ConverterResults {
  const isIdle = request === null;
  const isOffline = useIsOffline();
  const cached = useCachedResults(request);
  const { data, currentData, isFetching, error, refetch, fulfilledTimeStamp } = useConvertersQuery(
    request ?? {},
    { skip: isIdle },
  );
  const retry = () => void refetch();
  if (isOffline && !isIdle) {
    const shown = currentData
      ? { answer: currentData, until: new Date(fulfilledTimeStamp ?? 0).toISOString(), ignored: [] }
      : cached;
    if (shown) {
      const { answer, ...offline } = shown;
      return { isIdle, answer, isLoading: false, isUpdating: false, error: undefined, retry, offline };
    }
  }
  const isRefused = error !== undefined && problemOf(error).status === 400;
  const answer = isIdle || isRefused ? undefined : (currentData ?? data);
  return {
    isIdle,
    answer,
    isLoading: !answer && isFetching,
    isUpdating: answer !== undefined && isFetching,
    error: !isFetching && error ? problemText(error, LOAD_FAILED) : undefined,
    retry,
    offline: null,
  };
}
