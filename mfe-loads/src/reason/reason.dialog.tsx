import { QuestionDialog, TextField, type QuestionDialogProps } from '@washcoat/ui';
import { useState } from 'react';

export interface ReasonDialogProps {
  title: string;
  sentence: string;
  consequence?: string;
  /** What is said where nothing was entered. */
  noReason: string;
  /** The words of the button that leaves everything as it is. */
  cancel: string;
  submit: QuestionDialogProps['submit'];
  /** Why it was refused. */
  problem?: string;
  onReason: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why, before something is done that leaves a trace in the books; a refusal stands in the dialog. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, sentence, consequence, noReason, cancel, submit, problem, onReason, onCancel } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <QuestionDialog
      title={title}
      sentence={sentence}
      consequence={consequence}
      cancel={cancel}
      submit={submit}
      problem={problem}
      onSubmit={() => {
        setAsked(true);
        if (reason.trim()) onReason(reason.trim());
      }}
      onClose={onCancel}
    >
      <TextField
        label="Reason"
        required
        maxLength={200}
        value={reason}
        error={isAsked && !reason.trim() ? noReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </QuestionDialog>
  );
}
