import { useState } from 'react';
import type { Load } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, deleteQuestion, toast } from '@washcoat/ui';
import { useDeleteCartMutation } from './carts.api';

const DELETE_FAILED = 'Something went wrong please try agian later';

export interface DeleteCartProps {
  load: Load;
  /** What it is called: cart, quote, request. */
  noun: string;
  onDone: () => void;
}

/** Asks before a cart goes. */
export function DeleteCart({ load, noun, onDone }: DeleteCartProps) {
  const [remove, { isLoading }] = useDeleteCartMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    const result = await remove({ cartId: load.loadId, type: load.type });
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
      title={`Delete ${noun}`}
      question={deleteQuestion(noun, load.loadName)}
      consequence={
        load.itemCount === 1 ? 'Its 1 item goes with it.' : `Its ${load.itemCount} items go with it.`
      }
      confirmLabel={`Delete ${noun}`}
      busy={isLoading}
      error={problem}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
