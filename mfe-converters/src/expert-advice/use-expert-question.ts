import { asksExperts } from '@washcoat/contract-converters';
import { useAllowed, useQueryChange } from '@washcoat/platform-sdk';
import { useCallback } from 'react';

const ASKS = 'ask';

/** The question to an expert over a page: who may ask one, and whether the address says that it is being asked. */
export function useExpertQuestion() {
  const mayAsk = useAllowed(asksExperts);
  const { search, change } = useQueryChange();
  const isAsking = mayAsk && new URLSearchParams(search).has(ASKS);
  const ask = useCallback(() => change({ [ASKS]: '1' }), [change]);
  const close = useCallback(() => change({ [ASKS]: '' }), [change]);
  return { mayAsk, isAsking, ask, close };
}
