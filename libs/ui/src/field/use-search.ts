import { useEffect, useState } from 'react';
import type { Option } from './option';

/** Where a search for options stands. */
export type SearchState =
  | { readonly kind: 'short' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly options: readonly Option[] }
  | { readonly kind: 'failed' };

interface Answer {
  readonly text: string;
  readonly state: SearchState;
}

export interface SearchRule {
  search: (text: string) => Promise<readonly Option[]>;
  minChars: number;
  delayMs: number;
  isOpen: boolean;
}

/** Runs the search for the text last typed, after a pause; answers to older texts are dropped. */
export function useSearch(text: string, { search, minChars, delayMs, isOpen }: SearchRule): SearchState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = text.trim();
  const isShort = wanted.length < minChars;

  useEffect(() => {
    if (isShort || !isOpen) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const settle = (state: SearchState) => {
        if (isCurrent) setAnswer({ text: wanted, state });
      };
      search(wanted).then(
        (options) => settle({ kind: 'found', options }),
        () => settle({ kind: 'failed' }),
      );
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, isShort, isOpen, search, delayMs]);

  if (isShort) return { kind: 'short' };
  return answer?.text === wanted ? answer.state : { kind: 'loading' };
}
