import { useSyncExternalStore } from 'react';
import { today } from './date';

const A_MINUTE = 60_000;

function listen(onChange: () => void): () => void {
  const timer = setInterval(onChange, A_MINUTE);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The day on the calendar of the installation; a page that stays open overnight is told of the next one. */
export const useToday = (): string => useSyncExternalStore(listen, () => today());
