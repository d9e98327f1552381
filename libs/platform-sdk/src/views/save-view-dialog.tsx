import { Button, CheckBox, Dialog, Stack, TextField, toast } from '@washcoat/ui';
import type { SavedView } from '@washcoat/contract-entities';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { problemOf, problemText } from '../api/api-problem';
import { useSaveViewMutation } from './views.api';

const SAVED = 'View saved';
const SAVE_FAILED = 'The view was not saved. Try again.';
const NO_NAME = 'Give the view a name';

export interface SaveViewDialogProps {
  views: readonly SavedView[];
  /** The view that is shown: its name stands there at first. */
  shown: SavedView | undefined;
  describe: () => { screen: string; query: string; columns: string[] | null };
  onClose: () => void;
}

/** Gives the list as it is now a name. A name that is taken is replaced. */
export function SaveViewDialog({ views, shown, describe, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState(shown?.name ?? '');
  const [isDefault, setDefault] = useState(shown?.isDefault ?? false);
  const [isNameMissing, setNameMissing] = useState(false);
  const [save, { isLoading, error }] = useSaveViewMutation();
  const taken = views.find((view) => view.name === name.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setNameMissing(name.trim() === '');
    if (name.trim() === '' || isLoading) return;
    const { data } = await save({ ...describe(), name: name.trim(), isDefault });
    if (!data) return;
    toast.success(data.message || SAVED);
    onClose();
  };
  const problem = error && (problemOf(error).fields?.name ?? problemText(error, SAVE_FAILED));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={376}
      title="Save view"
      sentence="Keeps filters, sort and columns under a name."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" form="save-view" busy={isLoading}>
            {taken ? 'Replace view' : 'Save view'}
          </Button>
        </>
      }
    >
      <form id="save-view" noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label="Name"
            required
            maxLength={60}
            value={name}
            error={isNameMissing ? NO_NAME : problem || undefined}
            help={taken && 'This replaces the view of that name.'}
            onChange={(event) => {
              setName(event.target.value);
              setNameMissing(false);
            }}
          />
          <CheckBox
            label="Open it whenever I come to this list"
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
