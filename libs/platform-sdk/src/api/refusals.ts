const listeners = new Set<() => void>();

/** Calls `notify` whenever the server refuses a call for want of a right; answers how to stop. */
export function onRefusal(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Tells that a call was refused with 403. */
export function tellRefusal(): void {
  for (const notify of [...listeners]) notify();
}
