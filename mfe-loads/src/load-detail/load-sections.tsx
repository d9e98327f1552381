import { breakpoints, useIsNarrow } from '@washcoat/ui';
import type { ItemsTableProps } from '../items/items-table';
import type { Ref } from 'react';
import { useOrder } from '../order/use-order';
import { LoadOnDesk } from './load-on-desk';
import { LoadOnPhone } from './load-on-phone';
import { ScrollButtons } from './scroll-buttons';

export interface LoadSectionsProps {
  items: ItemsTableProps;
  /** Is told where the ways into chat and video stand, in a layout that has a bar for them. */
  chatBar: Ref<HTMLElement>;
  /** The chat or the video has room beside them. */
  isBesideChat: boolean;
}

/** The sections of a load: all at once on a desk, one at a time on a phone. */
export function LoadSections({ items, chatBar, isBesideChat }: LoadSectionsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const order = useOrder();
  return (
    <ScrollButtons>
      {isPhone ? (
        <LoadOnPhone items={items} order={order} chatBar={chatBar} />
      ) : (
        <LoadOnDesk items={items} order={order} isBesideChat={isBesideChat} />
      )}
    </ScrollButtons>
  );
}
