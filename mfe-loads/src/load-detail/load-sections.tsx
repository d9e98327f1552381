import { breakpoints, useIsNarrow } from '@washcoat/ui';
import type { ItemsTableProps } from '../items/items-table';
import { useOrder } from '../order/use-order';
import { LoadOnDesk } from './load-on-desk';
import { LoadOnPhone } from './load-on-phone';
import { ScrollButtons } from './scroll-buttons';

/** The sections of a load: all at once on a desk, one at a time on a phone. */
export function LoadSections({ items }: { items: ItemsTableProps }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const order = useOrder();
  return (
    <ScrollButtons>
      {isPhone ? <LoadOnPhone items={items} order={order} /> : <LoadOnDesk items={items} order={order} />}
    </ScrollButtons>
  );
}
