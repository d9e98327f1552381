import type { Load } from '@washcoat/contract-loads';
import { Typeahead } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { useCallback, useRef } from 'react';
import { cartFacts } from './cart-facts';
import { useLazyCartsQuery } from './carts.api';

/** As many are offered; another letter finds the next. */
const OFFERED = 10;

/** Finds any open cart by its name, its customer, its contact or its facility. */
export function FindCart({ onFound }: { onFound: (cart: Load) => void }) {
  const [ask] = useLazyCartsQuery();
  const found = useRef(new Map<string, Load>());
  const search = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await ask({ text, count: OFFERED, offset: 0, type: 1 }).unwrap();
      for (const cart of list) found.current.set(cart.loadId, cart);
      return list.map((cart) => ({
        value: cart.loadId,
        label: cart.loadName || cart.companyName,
        note: cartFacts(cart),
      }));
    },
    [ask],
  );
  const pick = (option: Option | null) => {
    const cart = option && found.current.get(option.value);
    if (cart) onFound(cart);
  };
  return (
    <Typeahead
      label="Find another cart"
      placeholder="Name, customer, contact or facility"
      minChars={2}
      value={null}
      search={search}
      onChange={pick}
    />
  );
}
