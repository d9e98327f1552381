import { Button, Dialog, Stack } from '@washcoat/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { problemOf, problemText } from '../api/api-problem';
import { nameProblem, ViewFields, type TypedView, type ViewFieldsProps } from './view-fields';

export interface ViewDialogProps extends Pick<ViewFieldsProps, 'isOfColleague'> {
  title: string;
  sentence: string;
  saveLabel: (typed: TypedView) => string;
  help?: (typed: TypedView) => string | undefined;
  start: TypedView;
  isBusy: boolean;
  error: unknown;
  /** Gets the name without blanks around it. */
  onSave: (typed: TypedView) => void;
  onClose: () => void;
}

/** Asks for what a view is called and who has it; a refusal stands under the name. */
export function ViewDialog({ title, sentence, saveLabel, help, start, ...props }: ViewDialogProps) {
  const { isBusy, error, isOfColleague, onSave, onClose } = props;
  const [typed, setTyped] = useState(start);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (nameProblem(typed.name) || isBusy) return;
    onSave({ ...typed, name: typed.name.trim() });
  };
  const refusal = error
    ? (problemOf(error).fields?.name ?? problemText(error, 'The view was not saved. Try again.'))
    : '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={376}
      title={title}
      sentence={sentence}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" form="view" busy={isBusy}>
            {saveLabel(typed)}
          </Button>
        </>
      }
    >
      <form id="view" noValidate onSubmit={submit}>
        <Stack>
          <ViewFields
            value={typed}
            onChange={setTyped}
            error={(isTried && nameProblem(typed.name)) || refusal || undefined}
            help={help?.(typed)}
            isOfColleague={isOfColleague}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
