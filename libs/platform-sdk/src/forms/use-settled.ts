import { useEffect, useState } from 'react';

/** The text as it was when nobody had typed for `delayMs`. */
export function useSettled(text: string, delayMs = 500): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
