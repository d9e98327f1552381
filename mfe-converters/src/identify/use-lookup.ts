import type { Product } from '@washcoat/contract-converters';
import { problemOf } from '@washcoat/platform-sdk';
import { useCallback, useState } from 'react';
import { useLookUpConverterMutation } from '../converter/converter.api';
import type { IdentifySearch } from './identify-search';

/** Why a lookup gave no price: no credit is left, or something else in words. */
export type LookupProblem = { isLapsed: true } | { isLapsed: false; text: string };

const LOOKUP_FAILED = 'The price did not load. No credit was taken.';
const GONE = 'This converter is no longer in the catalogue.';

/** The problem of a failed lookup. Credits that ran out are told by the code, or by the sentence, of the answer. */
export function lookupProblem(error: unknown): LookupProblem {
  const { code, error: text } = problemOf(error);
  if (code === 'LOOKUP_CREDIT_LAPSED' || text === 'LOOKUP_CREDIT_LAPSED') return { isLapsed: true };
  return { isLapsed: false, text: text || LOOKUP_FAILED };
}

/**
 * The lookup that a subscriber pays for: one credit, free for the same converter on the same day.
 * @param search what the converters were found by; the problem of a lookup is forgotten with it
 */
export function useLookup(onFound: (product: Product) => void, search?: IdentifySearch) {
  const [lookUp, { isLoading }] = useLookUpConverterMutation();
  const [failure, setFailure] = useState<{ search?: IdentifySearch; problem: LookupProblem } | null>(null);
  const open = useCallback(
    async (product: Product) => {
      setFailure(null);
      const { data, error } = await lookUp({ productId: product.productId, isClicked: 'true' });
      const found = data?.list[0];
      if (found) onFound(found);
      else setFailure({ search, problem: error ? lookupProblem(error) : { isLapsed: false, text: GONE } });
    },
    [lookUp, onFound, search],
  );
  const forget = useCallback(() => setFailure(null), []);
  return { open, problem: failure && failure.search === search ? failure.problem : null, forget, isLoading };
}
