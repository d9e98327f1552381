import type { Product } from '@washcoat/contract-converters';
import { Stack } from '@washcoat/ui';
import { CartChoice } from './cart-choice';
import { CartPrice } from './cart-price';
import { FindCart } from './find-cart';
import type { CartPick } from './use-cart-pick';

export interface CartPickerProps {
  carts: CartPick;
  /** The piece that is meant for the cart; its price there is told. */
  product?: Product;
}

/** Chooses an open cart: one of the first, or any other by typing. */
export function CartPicker({ carts: { offered, chosen, pick }, product }: CartPickerProps) {
  return (
    <Stack>
      <CartChoice
        carts={offered}
        value={chosen?.loadId ?? ''}
        onChange={(loadId) => {
          const cart = offered.find((one) => one.loadId === loadId);
          if (cart) pick(cart);
        }}
      />
      <FindCart onFound={pick} />
      {product && <CartPrice product={product} cart={chosen} />}
    </Stack>
  );
}
