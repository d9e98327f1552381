import { useState } from 'react';
import { ConfirmDialog, toast, type ConfirmDialogProps } from '@washcoat/ui';
import { problemText } from '../api/api-problem';

const FAILED = 'Oops! Something went wrong. Please try again later';

export interface AskFirstProps extends Pick<
  ConfirmDialogProps,
  'title' | 'question' | 'consequence' | 'confirmLabel' | 'confirmIcon' | 'cancelLabel' | 'kind' | 'busyLabel'
> {
  /** Does it and answers what to say; rejects with the problem. */
  run: () => Promise<{ message: string }>;
  /** What is said when the service says nothing. */
  done?: string;
  /** What is said when the service gives no reason. */
  failed?: string;
  /** How `failed` and the service's reason become one text. */
  describe?: typeof problemText;
  /** It is done, or was left. */
  onDone: () => void;
}

/** Asks before something is done that is not easily undone, and does it; a refusal stands in the question. */
export function AskFirst(props: AskFirstProps) {
  const { run, done = '', failed = FAILED, describe = problemText, onDone, ...question } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    try {
      toast.success((await run()).message || done);
      onDone();
    } catch (error) {
      setProblem(describe(error, failed));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...question}
      isOpen
      busy={isBusy}
      error={problem}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
