import type { LoadItem } from '@washcoat/contract-loads';
import { asSpecified, problemOf, problemText } from '@washcoat/platform-sdk';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { changesText } from './item-fields';
import { itemName } from './item-words';
import { useDeleteItemMutation } from './items.api';
import { useItemNow } from './use-item-now';

const COUNTED_WITHOUT = 'The totals are counted without it.';

/**
 * Asks before an item goes. One that somebody else changed meanwhile stays: what was changed is shown, and asked again
 * whether the item goes as it is now.
 */
export function DeleteItem({ item, onDone }: { item: LoadItem; onDone: () => void }) {
  const { load, rights, reason } = useOpenLoad();
  const [remove] = useDeleteItemMutation();
  const readItem = useItemNow(load.loadId);
  const [current, setCurrent] = useState(item);
  const { itemId } = item;
  const send = async () => {
    const { version } = current;
    const asked = { loadId: load.loadId, itemId, version, isEditInvoice: rights.isAmending, reason };
    const { data, error } = await remove(asked);
    if (data) return data;
    const now = isStale(error) && (await readItem(itemId));
    if (now) setCurrent(now);
    throw error;
  };
  const changes = changesText(item, current);
  return (
    <DeleteRecord
      type="item"
      name={itemName(item)}
      consequence={changes ? `Changed meanwhile: ${changes}. ${COUNTED_WITHOUT}` : COUNTED_WITHOUT}
      remove={send}
      failed={asSpecified.notDeleted}
      describe={(error, failed) =>
        isStale(error)
          ? 'This item was changed meanwhile, so it was not deleted. Look at it as it is now: keep it, or delete it as it is.'
          : problemText(error, failed)
      }
      onDone={onDone}
    />
  );
}

const isStale = (error: unknown): boolean => problemOf(error).code === 'STALE';
