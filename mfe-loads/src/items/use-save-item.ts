import type { LoadItem } from '@washcoat/contract-loads';
import { asSpecified, problemOf, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useCallback, useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { besideTheirs } from './added-pictures';
import type { ItemChange } from './item-editing';
import { useEditItemMutation } from './items.api';
import { afterOwnEdits } from './own-edits';
import { useItemNow } from './use-item-now';

const EDIT_FAILED = asSpecified.itemNotEdited;
const IS_GONE = 'Somebody else deleted this item.';

/** Two people changed one item: what the user wanted and what the item is now. */
export interface Clash {
  mine: ItemChange;
  current: LoadItem;
}

/** A quantity that another one took the place of; it can be put back. */
export interface ReplacedQuantity {
  /** The item as it is now. */
  item: LoadItem;
  was: number;
}

/**
 * Saves changes of items. A stale one (409) is not lost: pictures go beside those that others added, and anything else
 * becomes a clash that the user decides.
 * `save` answers what went wrong in words.
 */
export function useSaveItem() {
  const { load, rights, reason } = useOpenLoad();
  const { loadId } = load;
  const { isAmending } = rights;
  const [edit] = useEditItemMutation();
  const readItem = useItemNow(loadId);
  const [clash, setClash] = useState<Clash | null>(null);
  const [replaced, setReplaced] = useState<ReplacedQuantity | null>(null);

  const save = useCallback(
    async function saveItem(seen: LoadItem, change: ItemChange): Promise<string | undefined> {
      const { itemId, version, quantity: was } = seen;
      const result = await afterOwnEdits(
        itemId,
        version,
        (now) => edit({ loadId, itemId, version: now, ...change, isEditInvoice: isAmending, reason }),
        ({ data }) => data?.item.version,
      );
      if (!result.error) {
        const { item } = result.data;
        setClash(null);
        setReplaced((before) => {
          if (change.quantity !== undefined && change.quantity !== was) return { item, was };
          return before?.item.itemId === itemId ? { ...before, item } : before;
        });
        toast.success(result.data.message);
        return undefined;
      }
      if (problemOf(result.error).code !== 'STALE') return problemText(result.error, EDIT_FAILED);
      const current = await readItem(itemId);
      if (!current) return current === null ? IS_GONE : EDIT_FAILED;
      const both = besideTheirs(seen, current, change);
      if (both) return saveItem(current, both);
      setClash({ mine: change, current });
      return undefined;
    },
    [loadId, isAmending, reason, edit, readItem],
  );
  const putBack = useCallback(
    async ({ item, was }: ReplacedQuantity) => {
      const problem = await save(item, { quantity: was });
      if (problem) toast.error(problem);
      else setReplaced(null);
    },
    [save],
  );
  const keep = useCallback(() => setReplaced(null), []);
  return { save, replaced, putBack, keep, clash, forget: () => setClash(null) };
}
