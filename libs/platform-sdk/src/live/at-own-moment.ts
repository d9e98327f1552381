import type { LiveChange } from '@washcoat/contract-kernel';

/** Pages that hear of the same change ask within this of one another, each at its own moment. */
const SPREAD_MS = 1_000;

/** What is told to one part of the page, later. */
export interface LaterNews {
  hear(change: LiveChange): void;
  stop(): void;
}

/**
 * Calls `notify` with the newest change at a moment of its own within a second, so that not all open pages ask a service
 * at once; a page that nobody sees waits until somebody does.
 */
export function atOwnMoment(notify: (change: LiveChange) => void): LaterNews {
  let newest: LiveChange | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', sayIfSeen);
    newest = null;
  };
  const sayIfSeen = () => {
    if (document.hidden) return;
    const told = newest;
    stop();
    if (told) notify(told);
  };
  return {
    hear(change) {
      const isWaiting = newest !== null;
      newest = change;
      if (isWaiting) return;
      timer = setTimeout(() => {
        document.addEventListener('visibilitychange', sayIfSeen);
        sayIfSeen();
      }, Math.random() * SPREAD_MS);
    },
    stop,
  };
}
