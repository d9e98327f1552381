import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { Dispatch } from '@reduxjs/toolkit';
import { externalStore, useStore } from '../store/external-store';

/**
 * A call that found no server counts for so long. Others of the same moment may still get through; were they believed,
 * the page would ask everything again at once, lose the same call again, and go on for ever.
 */
const LOST_FOR_MS = 3_000;

/**
 * Whether calls reach the server: false once the browser says that it is offline or a call found no server, true again
 * when the browser says so, or with the first answer three seconds later.
 */
export const connectionStore = externalStore<boolean>(navigator.onLine);

let lostAt = Number.NEGATIVE_INFINITY;

/** Notes that a call was answered, in whatever way. */
export function noteAnswer(): void {
  if (Date.now() - lostAt >= LOST_FOR_MS) connectionStore.set(true);
}

/** Notes that there is no server to be found. */
export function noteNoServer(): void {
  lostAt = Date.now();
  connectionStore.set(false);
}

window.addEventListener('offline', noteNoServer);
window.addEventListener('online', () => connectionStore.set(true));

/** Whether there is no connection to the server at the moment. */
export function useIsOffline(): boolean {
  return !useStore(connectionStore);
}

/** Lets the queries of a remote that refetch on reconnect do so when there is a connection again; answers how to stop. */
export function followConnection(dispatch: Dispatch): () => void {
  return setupListeners(dispatch, (tell, { onOnline, onOffline }) =>
    connectionStore.subscribe(() => tell(connectionStore.get() ? onOnline() : onOffline())),
  );
}
