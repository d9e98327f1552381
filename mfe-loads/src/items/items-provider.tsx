import type { LoadItem } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ItemPrices } from '../item-price/item-prices';
import { useOpenLoad } from '../load-detail/load-context';
import { DeleteItem } from './delete-item';
import { ItemClashDialog } from './item-clash.dialog';
import { ItemEditingContext, type ItemEditing } from './item-editing';
import { useReviewItemMutation } from './items.api';
import { ModifyItemDialog } from './modify-item.dialog';
import { useSaveItem } from './use-save-item';

const EDIT_FAILED = 'Cannot edit item please try agian later';

/** Gives rows and cards what can be done with items, and holds the dialogs they open. */
export function ItemsProvider({ children }: { children: ReactNode }) {
  const { load } = useOpenLoad();
  const { loadId } = load;
  const { save, clash, forget } = useSaveItem();
  const [sendReview] = useReviewItemMutation();
  const [modified, setModified] = useState<LoadItem | null>(null);
  const [deleted, setDeleted] = useState<LoadItem | null>(null);

  const review = useCallback(
    async ({ itemId, userId }: LoadItem, status: 1 | 2) => {
      const result = await sendReview({ loadId, itemId, status, userId });
      if (result.error) toast.error(problemText(result.error, EDIT_FAILED));
      else toast.success(result.data.message);
    },
    [loadId, sendReview],
  );
  const editing = useMemo(
    (): ItemEditing => ({ save, review, modify: setModified, askDelete: setDeleted }),
    [save, review],
  );
  return (
    <ItemEditingContext value={editing}>
      <ItemPrices loadId={loadId}>{children}</ItemPrices>
      {modified && (
        <ModifyItemDialog key={modified.itemId} item={modified} onClose={() => setModified(null)} />
      )}
      {deleted && <DeleteItem item={deleted} onDone={() => setDeleted(null)} />}
      {clash && <ItemClashDialog clash={clash} save={save} onClose={forget} />}
    </ItemEditingContext>
  );
}
