import { partsStamped, type Product } from '@washcoat/contract-converters';
import type { Load } from '@washcoat/contract-loads';
import { connectionStore, isPassing, problemText } from '@washcoat/platform-sdk';
import { mostChoices, type Found, type Reply } from '@washcoat/platform-sdk/scanning';
import { store } from '../app/store';
import { converterApi } from '../converter/converter.api';
import { emptySearch, requestOf } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';
import { cachedResults } from '../offline/use-cached';

const LOOKUP_FAILED = 'It was not looked up.';

/** The search for a code, priced for the customer of the cart at its facility. */
export function searchInCart(cart: Load, code: string): IdentifySearch {
  return {
    ...emptySearch,
    parameters: { text: code },
    customer: { value: cart.companyId, label: cart.companyName },
    facility: { value: cart.facilityId, label: cart.facilityName },
  };
}

/** What `code` is found to be, with prices of this moment; without a connection among what was loaded before. */
export async function lookUpCode(cart: Load, code: string): Promise<Reply<Found<Product>>> {
  const { converters } = converterApi.endpoints;
  const request = { ...requestOf(searchInCart(cart, code)), isLoad: 'true' as const };
  const cached = connectionStore.get() ? null : cachedResults(request);
  if (cached)
    return { value: { ...partsStamped(code, cached.answer.list, mostChoices), asOf: cached.until } };
  const { data, error } = await store.dispatch(
    converters.initiate(request, { forceRefetch: true, subscribe: false }),
  );
  if (data && !error) return { value: partsStamped(code, data.list, mostChoices) };
  return { problem: problemText(error, LOOKUP_FAILED), isLost: isPassing(error) };
}
