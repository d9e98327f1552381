import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BulkUpload } from '@washcoat/contract-converters';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { isRunning } from './upload-status';

const ASK_AGAIN_MS = 1000;

const subscribeToSight = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isPageSeen = () => document.visibilityState === 'visible';

/** Options of a query that asks again each second while something runs and the page is looked at. */
export function useWatch() {
  const [isWatching, setWatching] = useState(false);
  const isSeen = useSyncExternalStore(subscribeToSight, isPageSeen);
  return {
    isWatching,
    options: { pollingInterval: isWatching && isSeen ? ASK_AGAIN_MS : 0 },
    /** Call it with what the query answered. */
    watch: (uploads: readonly BulkUpload[]) => {
      const someRun = uploads.some(isRunning);
      if (someRun !== isWatching) setWatching(someRun);
    },
  };
}

/** Forgets the converters that were loaded before an upload changed the catalogue. */
export function useFreshCatalogue(uploads: readonly BulkUpload[]): void {
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const upload of uploads) {
      if (isRunning(upload)) running.current.add(upload.uploadId);
      else if (running.current.delete(upload.uploadId))
        store.dispatch(convertersApi.util.invalidateTags(['Converters', 'Converter']));
    }
  }, [uploads]);
}
