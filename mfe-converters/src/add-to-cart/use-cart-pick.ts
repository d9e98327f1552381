import type { Load } from '@washcoat/contract-loads';
import { useState } from 'react';

/** The open carts that are offered, and the one that is chosen among them. */
export interface CartPick {
  offered: readonly Load[];
  chosen: Load | undefined;
  pick: (cart: Load) => void;
}

/** Chooses among the first open carts and those that were found by typing; one that is gone is not chosen any more. */
export function useCartPick(carts: readonly Load[], first: Load | undefined): CartPick {
  const isListed = (cart: Load) => carts.some(({ loadId }) => loadId === cart.loadId);
  const [found, setFound] = useState(first && !isListed(first) ? first : undefined);
  const [chosenId, setChosenId] = useState(first?.loadId);
  const offered = found && !isListed(found) ? [found, ...carts] : carts;
  return {
    offered,
    chosen: offered.find(({ loadId }) => loadId === chosenId),
    pick: (cart) => {
      if (!isListed(cart)) setFound(cart);
      setChosenId(cart.loadId);
    },
  };
}
