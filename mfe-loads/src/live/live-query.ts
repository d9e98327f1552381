import { useLivePolling } from '@washcoat/platform-sdk';

/** How often lists look for what others changed, where nobody tells them. */
const LIST_MS = 5_000;
/** How often an open load does. */
const LOAD_MS = 2_000;

/** For lists that the realtime connection does not tell of. */
export const askedList = { refetchOnFocus: true, skipPollingIfUnfocused: true, pollingInterval: LIST_MS };

/** For lists of carts: told of every change, by asking while there is no connection. */
export const useLiveList = () => useLivePolling(LIST_MS);

/** For an open load: the same. */
export const useLiveLoad = (loadId: string, everyMs = LOAD_MS) =>
  useLivePolling(everyMs, { kind: 'load', recordId: loadId });

/** For an own request that waits: as often as lists. */
export const useWaitingLoad = (loadId: string) => useLiveLoad(loadId, LIST_MS);
