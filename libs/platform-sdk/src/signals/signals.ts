/** What one remote signals to the others: the lookup credits of the signed-in user have changed. */
export type Signal = 'credits-changed';

const listeners = new Map<Signal, Set<() => void>>();

/** Calls `notify` whenever a remote sends it; answers how to stop. */
export function onSignal(what: Signal, notify: () => void): () => void {
  const those = listeners.get(what) ?? new Set();
  listeners.set(what, those.add(notify));
  return () => those.delete(notify);
}

/** Signals to every remote; who sends does not learn who listens. */
export function sendSignal(what: Signal): void {
  for (const notify of [...(listeners.get(what) ?? [])]) notify();
}
