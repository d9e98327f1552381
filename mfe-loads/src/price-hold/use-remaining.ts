import { useEffect, useState } from 'react';

/** Milliseconds until a moment, 0 when it is over; looked at every `everyMs` and at its end. Null without a moment. */
export function useRemaining(until: string | null | undefined, everyMs = 1_000): number | null {
  const [now, setNow] = useState(() => Date.now());
  const [counted, setCounted] = useState(until);
  // A page that was open long before it was told of a moment counts from now on, not from when it was opened.
  if (counted !== until) {
    setCounted(until);
    setNow(Date.now());
  }
  const left = until ? Math.max(0, Date.parse(until) - now) : null;
  useEffect(() => {
    if (left === null || left === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(everyMs, left));
    return () => clearTimeout(timer);
  }, [left, everyMs]);
  return left;
}

/** Whether the time for which a quote held its prices is over. */
export const useIsHoldOver = (until: string | null | undefined) => useRemaining(until, 10_000) === 0;
