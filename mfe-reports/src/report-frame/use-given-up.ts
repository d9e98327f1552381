import { useEffect } from 'react';
import { reportsApi } from '../app/api';
import { store } from '../app/store';

/** Gives up what a query asks when another search begins or the page is left: the server ends it, too. */
export function useGivenUp({ originalArgs }: { originalArgs?: unknown }): void {
  useEffect(() => {
    if (originalArgs === undefined) return;
    return () => {
      for (const asked of store.dispatch(reportsApi.util.getRunningQueriesThunk()))
        if (asked.arg === originalArgs) asked.abort();
    };
  }, [originalArgs]);
}
