import { deleteQuestion } from '@washcoat/ui';
import type { SavedView } from '@washcoat/contract-entities';
import { AskFirst } from '../lists/ask-first';
import { useDeleteViewMutation } from './views.api';

export interface DeleteViewDialogProps {
  view: SavedView;
  onClose: () => void;
}

/** Asks before a saved view goes. */
export function DeleteViewDialog({ view: { viewId, name, isShared }, onClose }: DeleteViewDialogProps) {
  const [remove] = useDeleteViewMutation();
  return (
    <AskFirst
      title="Delete view"
      question={deleteQuestion('View', name)}
      consequence={
        isShared
          ? 'Your colleagues have it no longer, either. The list itself stays as it is.'
          : 'The list itself stays as it is.'
      }
      confirmLabel="Delete view"
      run={() => remove({ viewId }).unwrap()}
      done="View deleted"
      failed="The view was not deleted. Try again."
      onDone={onClose}
    />
  );
}
