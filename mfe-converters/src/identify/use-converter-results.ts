import { problemOf, problemText } from '@washcoat/platform-sdk';
import { useConvertersQuery } from '../converter/converter.api';
import type { ConverterList, ConverterListRequest } from '../converter/converter.api';

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
}

/** The results of a request; null does not search. An answer of 400 clears rows and paging. */
export function useConverterResults(request: ConverterListRequest | null): ConverterResults {
  const isIdle = request === null;
  const { data, currentData, isFetching, error, refetch } = useConvertersQuery(request ?? {}, {
    skip: isIdle,
  });
  const isRefused = error !== undefined && problemOf(error).status === 400;
  const answer = isIdle || isRefused ? undefined : (currentData ?? data);
  return {
    isIdle,
    answer,
    isLoading: !answer && isFetching,
    isUpdating: answer !== undefined && isFetching,
    error: !isFetching && error ? problemText(error, LOAD_FAILED) : undefined,
    retry: () => void refetch(),
  };
}
