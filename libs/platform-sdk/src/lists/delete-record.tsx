import type { problemText } from '@washcoat/platform-sdk';
import { deleteQuestion } from '@washcoat/ui';
import { AskFirst } from './ask-first';

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
export function DeleteRecord({ type, name, remove, ...rest }: DeleteRecordProps) {
  return (
    <AskFirst
      {...rest}
      title={`Delete ${type}`}
      question={deleteQuestion(type, name)}
      confirmLabel={`Delete ${type}`}
      run={remove}
      done="Deleted Successfully"
    />
  );
}
