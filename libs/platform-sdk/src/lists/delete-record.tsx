import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, deleteQuestion, toast } from '@washcoat/ui';

const DELETED = 'Deleted Successfully';
const DELETE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface DeleteRecordProps {
  /** What it is: user, facility, make. */
  type: string;
  name: string;
  /** What follows from it. */
  consequence: string;
  /** Deletes it and answers what to say; rejects with the problem. */
  remove: () => Promise<{ message: string }>;
  /** What is said when the service gives no reason. */
  failed?: string;
  /** How `failed` and the service's reason become one text. */
  describe?: typeof problemText;
  onDone: () => void;
}

/** Asks before a record goes; a refusal stands in the dialog. */
export function DeleteRecord(props: DeleteRecordProps) {
  const { type, name, consequence, remove, onDone } = props;
  const { failed = DELETE_FAILED, describe = problemText } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    try {
      toast.success((await remove()).message || DELETED);
      onDone();
    } catch (error) {
      setProblem(describe(error, failed));
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
