import { Button, Dialog, Notice, Stack, TextField, type ButtonProps } from '@washcoat/ui';
import { useId, useState } from 'react';

export interface ReasonDialogProps {
  title: string;
  sentence: string;
  consequence?: string;
  /** What is said where nothing was entered. */
  noReason: string;
  /** The words of the button that leaves everything as it is. */
  cancel: string;
  submit: Pick<ButtonProps, 'kind' | 'busy' | 'busyLabel'> & { label: string };
  /** Why it was refused. */
  problem?: string;
  onReason: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why, before something is done that leaves a trace in the books; a refusal stands in the dialog. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, sentence, consequence, noReason, cancel, submit, problem, onReason, onCancel } = props;
  const { label, ...button } = submit;
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      sentence={sentence}
      consequence={consequence}
      buttons={
        <>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button {...button} type="submit" form={formId}>
            {label}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (reason.trim()) onReason(reason.trim());
        }}
      >
        <Stack>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          <TextField
            label="Reason"
            required
            maxLength={200}
            value={reason}
            error={isAsked && !reason.trim() ? noReason : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
