import { isPassing } from '@washcoat/platform-sdk';
import { useEffect, useRef } from 'react';

/** After a question that was not answered. */
export const ASK_AGAIN_MS = 2_500;
/** So often a question is asked again that fails every time; the rhythm of the page asks after that. */
const MOST_TRIES = 5;

/** A question of the page, as its hook says how it stands. */
export interface Question {
  isFetching: boolean;
  /** Why the last answer did not come. */
  error?: unknown;
  refetch(): unknown;
}

/**
 * Asks whenever `told` has grown; what was told while an answer was on its way is asked for after it. A question whose
 * answer was lost is asked again in a moment.
 */
export function useAsking({ isFetching, error, refetch }: Question, told: number): void {
  const asked = useRef(0);
  const tries = useRef(0);
  const isLost = error !== undefined && isPassing(error);
  useEffect(() => {
    if (isFetching) return undefined;
    if (!isLost) tries.current = 0;
    if (asked.current < told) {
      asked.current = told;
      void refetch();
      return undefined;
    }
    if (!isLost || tries.current >= MOST_TRIES) return undefined;
    const timer = setTimeout(() => {
      tries.current++;
      void refetch();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isFetching, isLost, told, refetch]);
}
