import { ConfirmDialog, deleteQuestion, toast } from '@washcoat/ui';
import type { SavedView } from '@washcoat/contract-entities';
import { problemText } from '../api/api-problem';
import { useDeleteViewMutation } from './views.api';

const DELETED = 'View deleted';
const DELETE_FAILED = 'The view was not deleted. Try again.';

export interface DeleteViewDialogProps {
  view: SavedView;
  onClose: () => void;
}

/** Asks before a saved view goes. */
export function DeleteViewDialog({ view, onClose }: DeleteViewDialogProps) {
  const [remove, { isLoading, error }] = useDeleteViewMutation();
  const confirm = async () => {
    const { data } = await remove({ viewId: view.viewId });
    if (!data) return;
    toast.success(data.message || DELETED);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Delete view"
      question={deleteQuestion('View', view.name)}
      consequence="The list itself stays as it is."
      confirmLabel="Delete view"
      busy={isLoading}
      error={error && problemText(error, DELETE_FAILED)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
