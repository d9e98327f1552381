import type { Load } from '@washcoat/contract-loads';
import { Typeahead } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { useCallback, useRef } from 'react';
import { useLazyCartsQuery } from './carts.api';

/** As many are offered; another letter finds the next. */
const OFFERED = 10;

/** Finds any open cart by its name, its customer or its contact. */
export function FindCart({ onFound }: { onFound: (cart: Load) => void }) {
  const [ask] = useLazyCartsQuery();
  const found = useRef(new Map<string, Load>());
  const search = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await ask({ text, count: OFFERED, offset: 0, type: 1 }).unwrap();
      for (const cart of list) found.current.set(cart.loadId, cart);
      return list.map(({ loadId, loadName, companyName, facilityName }) => ({
        value: loadId,
        label: loadName || companyName,
        note: [loadName && companyName, facilityName].filter(Boolean).join(', '),
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
      placeholder="Name, customer or contact"
      minChars={2}
      value={null}
      search={search}
      onChange={pick}
    />
  );
}
