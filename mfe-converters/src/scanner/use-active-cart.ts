import { loadTypes, type Load } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { useCartsQuery } from '../add-to-cart/carts.api';
import { useLastCart } from '../add-to-cart/last-cart';
import { useCartQuery } from './scanned-cart.api';

/** The first ten open carts; any other is found by typing. */
const openCarts = { count: 10, offset: 0, type: loadTypes.cart };
const LOAD_FAILED = 'Your carts did not load.';

/**
 * The open carts and the one that is being filled: the one that the user added to last, until another is chosen. None
 * is while the user chooses, or once it is no longer open.
 */
export function useActiveCart() {
  const { data, error, isFetching, refetch } = useCartsQuery(openCarts, { refetchOnMountOrArgChange: true });
  const { lastCart, remember } = useLastCart();
  const [loadId, setLoadId] = useState(lastCart);
  const [chosen, setChosen] = useState<Load>();
  const { currentData: opened, isFetching: isOpening } = useCartQuery(
    { loadId: loadId ?? '' },
    { skip: loadId === null },
  );
  const isAsked = isOpening && !opened;
  const listed = data?.list.find((cart) => cart.loadId === loadId);
  const unlisted = isAsked ? chosen : opened;
  return {
    carts: isAsked ? undefined : data?.list,
    active: listed ?? (unlisted?.type === loadTypes.cart ? unlisted : undefined),
    /** Dollars; undefined until it is known, and for those who see no totals. */
    total: opened?.grandtotal,
    problem: !data && !isFetching && error ? problemText(error, LOAD_FAILED) : null,
    retry: () => void refetch(),
    choose: (cart: Load) => {
      remember(cart.loadId);
      setChosen(cart);
      setLoadId(cart.loadId);
    },
  };
}
