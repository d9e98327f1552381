import type { LoadItem } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, deleteQuestion, toast } from '@washcoat/ui';
import { useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { itemName } from './item-words';
import { useDeleteItemMutation } from './items.api';

const DELETE_FAILED = 'Not able to delete please try agian later';

/** Asks before an item goes. */
export function DeleteItem({ item, onDone }: { item: LoadItem; onDone: () => void }) {
  const { load, rights, reason } = useOpenLoad();
  const [remove, { isLoading }] = useDeleteItemMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    const { itemId } = item;
    const result = await remove({ loadId: load.loadId, itemId, isEditInvoice: rights.isAmending, reason });
    if (result.error) {
      setProblem(problemText(result.error, DELETE_FAILED));
      return;
    }
    toast.success(result.data.message);
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Delete item"
      question={deleteQuestion('item', itemName(item))}
      confirmLabel="Delete item"
      busy={isLoading}
      error={problem}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
