import type { Product } from '@washcoat/contract-converters';
import type { Facility } from '@washcoat/contract-entities';
import type { Load } from '@washcoat/contract-loads';
import { connectionStore, problemOf, problemText } from '@washcoat/platform-sdk';
import type { Found, Reply } from '@washcoat/platform-sdk/scanning';
import { store } from '../app/store';
import { converterApi } from '../converter/converter.api';
import { emptySearch, requestOf } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';
import { lookupsApi, useFacilitiesQuery } from '../lookups/lookups.api';
import { keptResults } from '../offline/use-kept';
import { scannedParts } from './scanned-parts';

const allFacilities = { count: 100 };
const LOOKUP_FAILED = 'It was not looked up.';

/** Prices are keyed by the name of the facility. */
function searchAt(cart: Load, code: string, facilities: readonly Facility[] | undefined): IdentifySearch {
  const own = facilities?.find(({ facilityId }) => facilityId === cart.facilityId);
  return {
    ...emptySearch,
    parameters: { text: code },
    customer: { value: cart.companyId, label: cart.companyName },
    facility: own?.name ?? cart.facilityCity,
  };
}

/** The search for a code, priced for the customer of the cart at its facility. */
export function useCartSearch(cart: Load, code: string): IdentifySearch {
  const { data } = useFacilitiesQuery(allFacilities);
  return searchAt(cart, code, data?.list);
}

/** Whether a call may be tried again unchanged: nothing answered, or not for now. */
export function hadNoAnswer(error: unknown): boolean {
  const { status } = problemOf(error);
  return status === 0 || status === 429 || status >= 500;
}

/** What `code` is found to be, with prices of this moment; without a connection among what was loaded before. */
export async function lookUpCode(cart: Load, code: string): Promise<Reply<Found<Product>>> {
  const { facilities, converters } = { ...lookupsApi.endpoints, ...converterApi.endpoints };
  const known = await store.dispatch(facilities.initiate(allFacilities, { subscribe: false }));
  const request = { ...requestOf(searchAt(cart, code, known.data?.list)), isLoad: 'true' as const };
  const kept = connectionStore.get() ? null : keptResults(request);
  if (kept) return { value: { ...scannedParts(code, kept.answer.list), asOf: kept.until } };
  const { data, error } = await store.dispatch(
    converters.initiate(request, { forceRefetch: true, subscribe: false }),
  );
  if (data && !error) return { value: scannedParts(code, data.list) };
  return { problem: problemText(error, LOOKUP_FAILED), isLost: hadNoAnswer(error) };
}
