import type { LoadItem } from '@washcoat/contract-loads';
import { useOpenLoad } from '../load-detail/load-context';
import { useLoadQuery } from '../load-detail/load-detail.api';

/**
 * All items of the open load in the order in which they were added, also those that its page does not show; undefined while
 * they are on their way. Where they do not come, those that it shows.
 */
export function useAllItems(): readonly LoadItem[] | undefined {
  const { load } = useOpenLoad();
  const { loadId, items, areMoreItemsAvailable } = load;
  const { data, error } = useLoadQuery(
    { loadId, isShowAll: 'true' },
    { skip: !areMoreItemsAvailable, refetchOnMountOrArgChange: true },
  );
  if (!areMoreItemsAvailable || (error && !data)) return items;
  return data?.items;
}
