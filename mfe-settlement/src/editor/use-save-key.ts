import { useKeyHints, type KeyHint } from '@washcoat/platform-sdk';
import { useEffect, useEffectEvent } from 'react';

const hints: readonly KeyHint[] = [{ keys: ['Ctrl', 'S'], does: 'Save the settlement' }];

/** Saves with Ctrl+S, or the command key, wherever the caret stands; null while nothing can be saved. */
export function useSaveKey(save: (() => void) | null): void {
  useKeyHints(hints);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isAsked || event.key.toLowerCase() !== 's') return;
    // The browser would keep the page as a file.
    event.preventDefault();
    if (!event.repeat) save?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
