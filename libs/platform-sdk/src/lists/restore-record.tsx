import type { BinnedRecord } from '@washcoat/contract-kernel';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, Stack, TextField, toast } from '@washcoat/ui';
import { useState, type FormEvent } from 'react';

const FAILED = 'Oops! Something went wrong. Please try again later';

/** What a restoration may do about something that was taken meanwhile. */
export interface Way {
  /** Another e-mail address or name, in place of the one that is taken. */
  instead?: string;
  /** Leaves behind whose address is taken. */
  withoutTaken?: boolean;
}

export interface RestoreRecordProps {
  record: BinnedRecord;
  /** One of them: customer, user. */
  noun: string;
  consequence: string;
  /** Brings it back and answers what to say; rejects with the problem. */
  restore: (record: BinnedRecord, way: Way) => Promise<{ message: string }>;
  onDone: () => void;
  /** It is back, under this name. */
  onRestored?: (name: string) => void;
}

/** Asks before a record comes back; when something was taken meanwhile it says what and offers what to do. */
export function RestoreRecord({
  record,
  noun,
  consequence,
  restore,
  onDone,
  onRestored,
}: RestoreRecordProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState<'field' | 'users'>();
  const [instead, setInstead] = useState(record.detail.includes('@') ? record.detail : record.name);
  const confirm = async () => {
    setBusy(true);
    try {
      const way =
        taken === 'users' ? { withoutTaken: true } : taken === 'field' ? { instead: instead.trim() } : {};
      toast.success((await restore(record, way)).message);
      onRestored?.(taken === 'field' && !record.detail.includes('@') ? instead.trim() : record.name);
      onDone();
    } catch (error) {
      const { code, fields } = problemOf(error);
      if (code === 'TAKEN') setTaken('users');
      else if (fields?.email ?? fields?.name) setTaken('field');
      setProblem(problemText(error, FAILED));
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to a form of the page that the dialog was opened from.
    event.stopPropagation();
    if (!isBusy) void confirm();
  };
  return (
    <ConfirmDialog
      isOpen
      kind="main"
      title={`Restore ${noun}`}
      question={
        <Stack $gap={3}>
          <span>{`Restore ${record.name}?`}</span>
          {taken === 'field' && (
            <form noValidate onSubmit={send}>
              <TextField
                label={record.detail.includes('@') ? 'Another e-mail address' : 'Another name'}
                value={instead}
                onChange={(event) => setInstead(event.target.value)}
              />
            </form>
          )}
        </Stack>
      }
      consequence={consequence}
      confirmLabel={taken === 'users' ? 'Restore without them' : `Restore ${noun}`}
      cancelLabel="Leave it deleted"
      busy={isBusy}
      busyLabel="Restoring"
      error={problem}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
