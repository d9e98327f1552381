import { useMemo } from 'react';

/** Where the pages of one list start that were seen so far. */
export interface Keyset {
  /** What to send as `after` for the page at `offset`; undefined while it is unknown: then send `offset`. */
  afterOf(offset: number): string | undefined;
  /** Takes note of the `next` of the page of `count` rows at `offset`. */
  remember(offset: number, count: number, next: string | null): void;
}

function makeKeyset(): Keyset {
  const starts = new Map<number, string>();
  return {
    afterOf: (offset) => starts.get(offset),
    remember(offset, count, next) {
      if (next === null) starts.delete(offset + count);
      else starts.set(offset + count, next);
    },
  };
}

/**
 * Lets a long list go on from the last row of the page before, so that its last page costs what the first does.
 * @param key what else decides which rows come: filters, text and sort. Another key forgets every start.
 */
export function useKeyset(key: string): Keyset {
  return useMemo(makeKeyset, [key]);
}
