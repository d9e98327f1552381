import type { Product } from '@washcoat/contract-converters';
import type { Load } from '@washcoat/contract-loads';
import { Stack } from '@washcoat/ui';
import { useState } from 'react';
import { CartChoice } from './cart-choice';
import { CartPrice } from './cart-price';
import { FindCart } from './find-cart';

export interface CartPickerProps {
  /** The first open carts; any other is found by typing. */
  carts: readonly Load[];
  chosen: Load | undefined;
  onChoose: (cart: Load) => void;
  /** The piece that is meant for the cart; its price there is told. */
  product?: Product;
}

/** Chooses an open cart. */
export function CartPicker({ carts, chosen, onChoose, product }: CartPickerProps) {
  const [found, setFound] = useState(chosen);
  const isListed = carts.some((cart) => cart.loadId === found?.loadId);
  const offered = found && !isListed ? [found, ...carts] : carts;
  return (
    <Stack>
      <CartChoice
        carts={offered}
        value={chosen?.loadId ?? ''}
        onChange={(loadId) => {
          const cart = offered.find((one) => one.loadId === loadId);
          if (cart) onChoose(cart);
        }}
      />
      <FindCart
        onFound={(cart) => {
          setFound(cart);
          onChoose(cart);
        }}
      />
      {product && <CartPrice product={product} cart={chosen} />}
    </Stack>
  );
}
