import { useSyncExternalStore } from 'react';

/** A value outside React that every React root of the page can follow; contexts do not cross roots. */
export interface ExternalStore<State> {
  get(): State;
  set(next: State): void;
  /** Calls `notify` after every change; answers how to stop. */
  subscribe(notify: () => void): () => void;
}

/** Makes an external store that starts with `initial`. Setting the same value again notifies nobody. */
export function externalStore<State>(initial: State): ExternalStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const notify of [...listeners]) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/** Follows an external store from a component. */
export function useStore<State>(store: ExternalStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
