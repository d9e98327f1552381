import { toast } from '@washcoat/ui';
import type { SavedView } from '@washcoat/contract-entities';
import type { DescribedView } from './use-saved-views';
import { ViewDialog } from './view-dialog';
import type { TypedView } from './view-fields';
import { useSaveViewMutation } from './views.api';

const SAVED = 'View saved';

export interface SaveViewDialogProps {
  views: readonly SavedView[];
  /** The view that is shown: its name stands there at first. */
  shown: SavedView | undefined;
  describe: () => DescribedView;
  onClose: () => void;
}

/** Gives the list as it is now a name, among one's own views. A name that is taken is replaced. */
export function SaveViewDialog({ views, shown, describe, onClose }: SaveViewDialogProps) {
  const [save, { isLoading, error }] = useSaveViewMutation();
  const start = {
    name: shown?.name ?? '',
    isDefault: shown?.isDefault ?? false,
    isShared: (shown?.sharedBy === undefined && shown?.isShared) ?? false,
  };
  const isTaken = ({ name }: TypedView) =>
    views.some((view) => view.sharedBy === undefined && view.name === name.trim());
  const submit = async (typed: TypedView) => {
    const { data } = await save({ ...describe(), ...typed });
    if (!data) return;
    toast.success(data.message || SAVED);
    onClose();
  };
  return (
    <ViewDialog
      title="Save view"
      sentence="Keeps filters, sort and columns under a name."
      saveLabel={(typed) => (isTaken(typed) ? 'Replace view' : 'Save view')}
      help={(typed) => (isTaken(typed) ? 'This replaces the view of that name.' : undefined)}
      start={start}
      isBusy={isLoading}
      error={error}
      onSave={(typed) => void submit(typed)}
      onClose={onClose}
    />
  );
}
