import type { Load } from '@washcoat/contract-loads';
import { useConverterResults } from '../identify/use-converter-results';
import { emptySearch, requestOf } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';
import { useFacilitiesQuery } from '../lookups/lookups.api';
import { scannedParts } from './scanned-parts';

const MOST_FACILITIES = 100;

/** The search for a code, priced for the customer of the cart at its facility. Prices are keyed by the facility's name. */
export function useCartSearch(cart: Load, code: string): IdentifySearch {
  const { data } = useFacilitiesQuery({ count: MOST_FACILITIES });
  const own = data?.list.find(({ facilityId }) => facilityId === cart.facilityId);
  return {
    ...emptySearch,
    parameters: { text: code },
    customer: { value: cart.companyId, label: cart.companyName },
    facility: own?.name ?? cart.facilityCity,
  };
}

/** What a code found for a cart. Nothing stands there while the next one is looked up, so that no key adds the last one. */
export function useScannedParts(search: IdentifySearch, code: string) {
  const results = useConverterResults(code ? { ...requestOf(search), isLoad: 'true' } : null);
  const { answer, isLoading, isUpdating, error, retry, offline } = results;
  const isAsking = isLoading || isUpdating;
  const found = code && answer && !isAsking && !error ? scannedParts(code, answer.list) : null;
  return { found, isAsking, error, retry, offline };
}
