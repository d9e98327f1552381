import { problemText } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { useCartsQuery } from '../add-to-cart/carts.api';
import { useLastCart } from '../add-to-cart/last-cart';
import { useCartQuery } from './scanned-cart.api';

const openCarts = { count: 100, offset: 0, type: 1 };
const LOAD_FAILED = 'Your carts did not load.';

/**
 * The open carts and the one that is being filled: the one that the user added to last, until another is chosen. None
 * is while the user chooses, or once it is no longer open.
 */
export function useActiveCart() {
  const { data, error, isFetching, refetch } = useCartsQuery(openCarts, { refetchOnMountOrArgChange: true });
  const { lastCart, remember } = useLastCart();
  const [loadId, setLoadId] = useState(lastCart);
  const carts = data?.list;
  const active = carts?.find((cart) => cart.loadId === loadId);
  const { currentData: opened } = useCartQuery({ loadId: active?.loadId ?? '' }, { skip: !active });
  return {
    carts,
    active,
    /** Dollars; undefined until it is known, and for those who see no totals. */
    total: opened?.grandtotal,
    problem: !carts && !isFetching && error ? problemText(error, LOAD_FAILED) : null,
    retry: () => void refetch(),
    choose: (next: string) => {
      remember(next);
      setLoadId(next);
    },
    /** Leads back to the choice. */
    release: () => setLoadId(null),
  };
}
