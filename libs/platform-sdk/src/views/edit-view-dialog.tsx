import { toast } from '@washcoat/ui';
import type { SavedView } from '@washcoat/contract-entities';
import { ViewDialog } from './view-dialog';
import type { TypedView } from './view-fields';
import { useEditViewMutation } from './views.api';

export interface EditViewDialogProps {
  view: SavedView;
  onClose: () => void;
}

/** Renames a view, shares it or takes it back; what it shows stays as it was saved. */
export function EditViewDialog({ view, onClose }: EditViewDialogProps) {
  const { viewId, name, isDefault, isShared = false, sharedBy } = view;
  const [edit, { isLoading, error }] = useEditViewMutation();
  const isOfColleague = sharedBy !== undefined;
  const submit = async ({ isDefault: isFirst, ...typed }: TypedView) => {
    const { data } = await edit({ viewId, ...typed, ...(isOfColleague ? {} : { isDefault: isFirst }) });
    if (!data) return;
    toast.success(data.message);
    onClose();
  };
  return (
    <ViewDialog
      title="Edit view"
      sentence={isOfColleague ? `${sharedBy} shares it.` : 'What it shows stays as it was saved.'}
      saveLabel={() => 'Save view'}
      start={{ name, isDefault, isShared }}
      isOfColleague={isOfColleague}
      isBusy={isLoading}
      error={error}
      onSave={(typed) => void submit(typed)}
      onClose={onClose}
    />
  );
}
