import { useState } from 'react';
import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { Button, ConfirmDialog, toast, type ButtonProps } from '@washcoat/ui';
import { Undo2 } from 'lucide-react';
import { UndoOutlook } from './undo-outlook';
import { useUndoPreviewQuery, useUndoUploadMutation } from './uploads.api';

const NAMED = 100;
const UNDO_FAILED = 'The upload was not undone. Try again.';
const OUTLOOK_FAILED = 'What it would take back can not be told now. Try again.';

export interface UndoUploadProps extends Pick<ButtonProps, 'size'> {
  upload: BulkUpload;
}

/** Tells what taking an upload back will and will not do, and asks; a refusal stands in the dialog. */
export function UndoUpload({ upload: { uploadId, title }, size }: UndoUploadProps) {
  const [isAsked, setAsked] = useState(false);
  const [undo, { isLoading }] = useUndoUploadMutation();
  const [problem, setProblem] = useState<string>();
  const { currentData, error, isFetching } = useUndoPreviewQuery(
    { uploadId, count: NAMED },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  const close = () => {
    setAsked(false);
    setProblem(undefined);
  };
  const confirm = async () => {
    try {
      toast.success((await undo({ uploadId }).unwrap()).message);
      close();
    } catch (refusal) {
      setProblem(problemText(refusal, UNDO_FAILED));
    }
  };
  return (
    <>
      <Button
        size={size}
        icon={<Undo2 size={14} />}
        busy={isAsked && isFetching}
        busyLabel="Looking what it would do"
        onClick={() => setAsked(true)}
      >
        Undo upload
      </Button>
      <ConfirmDialog
        isOpen={isAsked && !isFetching}
        title="Undo upload"
        question={`Take back what ${title} did?`}
        consequence={currentData && <UndoOutlook outlook={currentData} />}
        confirmLabel="Undo upload"
        confirmIcon={<Undo2 size={14} />}
        busy={isLoading}
        busyLabel="Undoing"
        error={problem ?? (error && problemText(error, OUTLOOK_FAILED))}
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </>
  );
}
