import { loadTypes, type Load } from '@washcoat/contract-loads';
import { useCartsQuery } from './carts.api';
import type { CartListAnswer } from './carts.api';
import { useLiveList } from '../live/live-query';

/** More than these are not counted: no total is invented and no long list is read for a number. */
const COUNTED = 50;

const countOf = (answer: CartListAnswer | undefined) =>
  answer && !answer.areMoreItemsAvailable ? answer.list.length : undefined;

export interface TabCounts {
  counts: Record<'carts' | 'quotes' | 'request' | 'franchise', number | undefined>;
  /** Grading requests that nobody has accepted yet, the latest first. */
  requests: readonly Load[];
}

/** How many loads each tab holds, where that is cheap to know. */
export function useTabCounts({ areShown, isHouse }: { areShown: boolean; isHouse: boolean }): TabCounts {
  const counted = (type: number) => ({ type, count: COUNTED });
  const liveList = useLiveList();
  const skip = !areShown;
  const { data: carts } = useCartsQuery(counted(loadTypes.cart), { ...liveList, skip });
  const { data: quotes } = useCartsQuery(counted(loadTypes.quote), { ...liveList, skip });
  const { data: request } = useCartsQuery(counted(loadTypes.request), { ...liveList, skip });
  const { data: franchise } = useCartsQuery(counted(loadTypes.franchiseView), {
    ...liveList,
    skip: skip || !isHouse,
  });
  return {
    counts: {
      carts: countOf(carts),
      quotes: countOf(quotes),
      request: countOf(request),
      franchise: countOf(franchise),
    },
    requests: request?.list ?? [],
  };
}
