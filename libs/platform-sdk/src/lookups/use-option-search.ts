import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';
import type { Option } from '@washcoat/ui';
import { useCallback } from 'react';

/** How a call looks up what somebody types. */
export interface OptionSearch<Definition extends Endpoint> {
  /** What is asked for a text. */
  asks: (text: string) => RequestOf<Definition>;
  /** What is offered of an answer. */
  offers: (answer: AnswerOf<Definition>) => readonly Option[];
  /** A text whose answer is still kept is not asked for again. */
  isKept?: boolean;
}

/** What a lazy query gives to ask with. */
type Ask<Definition extends Endpoint> = (
  input: RequestOf<Definition>,
  isKept?: boolean,
) => { unwrap: () => Promise<AnswerOf<Definition>> };

/**
 * The `search` of a typeahead, which gives it texts that have settled. It stays the same function while `search` is the
 * same, so give a constant. Rejects with the problem of a call that failed.
 */
export function useOptionSearch<Definition extends Endpoint>(
  ask: Ask<Definition>,
  search: OptionSearch<Definition>,
): (text: string) => Promise<readonly Option[]> {
  return useCallback(
    async (text: string) => search.offers(await ask(search.asks(text), search.isKept).unwrap()),
    [ask, search],
  );
}
