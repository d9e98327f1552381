import { itemPrice } from '@washcoat/contract-loads';
import { useAllowed, useSession } from '@washcoat/platform-sdk';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ExplainItemContext } from './explain-item';
import type { ExplainedItem } from './explain-item';
import { ItemPriceDialog } from './item-price.dialog';

/** Explains the prices of the items of a load on the page inside, to those who see prices of items. */
export function ItemPrices({ loadId, children }: { loadId: string; children: ReactNode }) {
  const [item, setItem] = useState<ExplainedItem | null>(null);
  const { canSeeUnitPrice } = useSession();
  const mayAsk = useAllowed(itemPrice.access) && canSeeUnitPrice;
  return (
    <ExplainItemContext value={mayAsk ? setItem : null}>
      {children}
      {item && <ItemPriceDialog loadId={loadId} item={item} onClose={() => setItem(null)} />}
    </ExplainItemContext>
  );
}
