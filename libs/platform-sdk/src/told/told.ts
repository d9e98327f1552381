/** What one remote tells the others: the lookup credits of the signed-in user have changed. */
export type Told = 'credits-changed';

const listeners = new Map<Told, Set<() => void>>();

/** Calls `notify` whenever a remote tells this; answers how to stop. */
export function onTold(what: Told, notify: () => void): () => void {
  const those = listeners.get(what) ?? new Set();
  listeners.set(what, those.add(notify));
  return () => those.delete(notify);
}

/** Tells every remote; who tells does not learn who listens. */
export function tell(what: Told): void {
  for (const notify of [...(listeners.get(what) ?? [])]) notify();
}
