import { useCallback, useRef } from 'react';

/**
 * Gives idempotency keys: the same input gets the same key again, so that sending it twice, as after a lost connection,
 * counts once; another input gets a new one.
 */
export function useRepeatKey(): (input: object) => string {
  const last = useRef({ text: '', key: '' });
  return useCallback((input) => {
    const text = JSON.stringify(input);
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
