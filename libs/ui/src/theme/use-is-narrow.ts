import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while the window is narrower than `px`. Where there is no media query support (server, tests) it is
 * false, so that the widest layout is the default.
 */
export function useIsNarrow(px: number): boolean {
  const query = `(max-width: ${px - 0.02}px)`;
  const subscribe = useCallback(
    (notify: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  const read = () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, () => false);
}
