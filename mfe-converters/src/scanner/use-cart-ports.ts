import type { Product } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import {
  amountsOfPieces,
  lineFromSearch,
  type itemsAdd,
  type Load,
  type LoadItem,
} from '@washcoat/contract-loads';
import { isPassing, problemText } from '@washcoat/platform-sdk';
import type { KeyedAddition, Reply, ScanPorts } from '@washcoat/platform-sdk/scanning';
import { useAddLinesToCartMutation } from '../add-to-cart/carts.api';
import { lookUpCode } from './cart-search';
import { useTakeFromCartMutation } from './scanned-cart.api';

const ADD_FAILED = "Couldn't add to cart, please try again.";
const UNDO_FAILED = 'It was not taken out of the cart. Try again.';

/** How codes are looked up for a cart, and pieces get into it and out again. */
export function useCartPorts(cart: Load): ScanPorts<Product, LoadItem> {
  const [addLines] = useAddLinesToCartMutation();
  const [takeOut] = useTakeFromCartMutation();
  return {
    lookUp: (code) => lookUpCode(cart, code),
    add: async (entries) => {
      const loadId = entries[0]?.addition.target ?? cart.loadId;
      const { data, error } = await addLines({ loadId, lines: entries.map(lineOf) });
      if (data) return { value: data.lines.map(replyOf) };
      return { problem: problemText(error, ADD_FAILED), isLost: isPassing(error) };
    },
    takeOut: async ({ loadId, itemId, version }) => {
      const { error } = await takeOut({ loadId, itemId, version });
      if (!error) return { value: null };
      return { problem: problemText(error, UNDO_FAILED), isLost: isPassing(error) };
    },
  };
}

type Answered = AnswerOf<typeof itemsAdd>['lines'][number];

function lineOf({ addition, key }: KeyedAddition<Product, LoadItem>) {
  const { item: product, quantity } = addition;
  const amounts = { box: 0, ...amountsOfPieces(product.typeName, quantity), loadUrls: [] };
  return { key, ...lineFromSearch(product, amounts) };
}

function replyOf({ item, problem }: Answered): Reply<LoadItem> {
  return item ? { value: item } : { problem: problem?.error ?? ADD_FAILED, isLost: false };
}
