import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, deleteQuestion, toast } from '@washcoat/ui';

const DELETE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface DeleteRecordProps {
  /** What it is: user, facility. */
  type: string;
  name: string;
  /** What follows from it. */
  consequence: string;
  /** Deletes it and answers what to say; rejects with the problem. */
  remove: () => Promise<{ message: string }>;
  onDone: () => void;
}

/** Asks before a record goes; a refusal stands in the dialog. */
export function DeleteRecord({ type, name, consequence, remove, onDone }: DeleteRecordProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    try {
      toast.success((await remove()).message);
      onDone();
    } catch (error) {
      setProblem(problemText(error, DELETE_FAILED));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${type}`}
      question={deleteQuestion(type, name)}
      consequence={consequence}
      confirmLabel={`Delete ${type}`}
      busy={isBusy}
      error={problem}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
