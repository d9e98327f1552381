import { useSyncExternalStore } from 'react';

const QUERY = 'print';

function subscribe(notify: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

const read = () => typeof window.matchMedia === 'function' && window.matchMedia(QUERY).matches;

/** Whether the page is being put on paper, by the button or the browser's own command. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, read, () => false);
