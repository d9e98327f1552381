import type { Product } from '@washcoat/contract-converters';
import { itemFromSearch, type Load, type LoadItem } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import type { ScanPorts } from '@washcoat/platform-sdk/scanning';
import { useAddToCartMutation } from '../add-to-cart/carts.api';
import { hadNoAnswer, lookUpCode } from './cart-search';
import { useTakeFromCartMutation } from './scanned-cart.api';

const ADD_FAILED = "Couldn't add to cart, please try again.";
const UNDO_FAILED = 'It was not taken out of the cart. Try again.';

/** How codes are looked up for a cart, and pieces get into it and out again. */
export function useCartPorts(cart: Load): ScanPorts<Product, LoadItem> {
  const [add] = useAddToCartMutation();
  const [takeOut] = useTakeFromCartMutation();
  return {
    lookUp: (code) => lookUpCode(cart, code),
    add: async ({ item: product, quantity, target }, key) => {
      const item = itemFromSearch(target, product, { box: 0, unit: 1, quantity, loadUrls: [] });
      const { data, error } = await add({ item, key });
      if (data) return { value: data.item };
      return { problem: problemText(error, ADD_FAILED), isLost: hadNoAnswer(error) };
    },
    takeOut: async ({ loadId, itemId }) => {
      const { error } = await takeOut({ loadId, itemId });
      if (!error) return { value: null };
      return { problem: problemText(error, UNDO_FAILED), isLost: hadNoAnswer(error) };
    },
  };
}
