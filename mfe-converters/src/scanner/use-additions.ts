import type { Product } from '@washcoat/contract-converters';
import { itemFromSearch, type Load, type LoadItem } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { useState } from 'react';
import { useAddToCartMutation } from '../add-to-cart/carts.api';
import { useTakeFromCartMutation } from './scanned-cart.api';

const ADD_FAILED = "Couldn't add to cart, please try again.";
const UNDO_FAILED = 'It was not taken out of the cart. Try again.';
const MOST_LISTED = 10;

/** What was added last, the newest first, and how a piece gets in and out again. */
export function useAdditions(onAdded: () => void) {
  const [add, { isLoading: isAdding }] = useAddToCartMutation();
  const [takeOut, { isLoading: isTakingOut }] = useTakeFromCartMutation();
  const [additions, setAdditions] = useState<readonly LoadItem[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { keyFor, renew } = useAttemptKey();

  const isBusy = isAdding || isTakingOut;

  const note = (item: LoadItem) => {
    setProblem(null);
    setAdditions((before) => [item, ...before].slice(0, MOST_LISTED));
    onAdded();
  };
  /** Adds whole pieces of a part; a repeated try after a failure adds them once. */
  const addPart = async (cart: Load, product: Product, quantity: number): Promise<boolean> => {
    const sent = itemFromSearch(cart.loadId, product, { box: 0, unit: 1, quantity, loadUrls: [] });
    const { data, error } = await add({ item: sent, key: keyFor(sent) });
    if (!data) {
      setProblem(problemText(error, ADD_FAILED));
      return false;
    }
    renew();
    note(data.item);
    return true;
  };
  const undo = async ({ loadId, itemId }: LoadItem) => {
    if (isBusy) return;
    const { error } = await takeOut({ loadId, itemId });
    setProblem(error ? problemText(error, UNDO_FAILED) : null);
    if (!error) setAdditions((before) => before.filter((one) => one.itemId !== itemId));
  };
  return { additions, addPart, note, undo, isBusy, problem };
}
