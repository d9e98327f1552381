import type { LoadItem } from '@washcoat/contract-loads';
import { useCallback } from 'react';
import { useLazyLoadQuery } from '../load-detail/load-detail.api';

/** Reads an item of a load as it is now: null once somebody deleted it, undefined when it could not be read. */
export function useItemNow(loadId: string) {
  const [readLoad] = useLazyLoadQuery();
  return useCallback(
    async (itemId: string): Promise<LoadItem | null | undefined> => {
      const { data } = await readLoad({ loadId, isShowAll: 'true' });
      return data && (data.items.find((item) => item.itemId === itemId) ?? null);
    },
    [loadId, readLoad],
  );
}
