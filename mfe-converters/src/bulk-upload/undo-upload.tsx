import { useState } from 'react';
import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, formatNumber, toast } from '@washcoat/ui';
import { Undo2 } from 'lucide-react';
import { useUndoUploadMutation } from './uploads.api';

const UNDO_FAILED = 'The upload was not undone. Try again.';

/** Asks before a whole upload is taken back; a refusal stands in the dialog. */
export function UndoUpload({ upload, onDone }: { upload: BulkUpload; onDone: () => void }) {
  const [undo, { isLoading }] = useUndoUploadMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    try {
      toast.success((await undo({ uploadId: upload.uploadId }).unwrap()).message);
      onDone();
    } catch (error) {
      setProblem(problemText(error, UNDO_FAILED));
    }
  };
  const added = formatNumber(upload.addCount);
  const changed = formatNumber(upload.changeCount);
  return (
    <ConfirmDialog
      isOpen
      title="Undo upload"
      question={`Take back everything that ${upload.title} did?`}
      consequence={`Converters added: ${added}, they are deleted. Converters changed: ${changed}, they get their values back. What was changed since keeps the later change and is named.`}
      confirmLabel="Undo upload"
      confirmIcon={<Undo2 size={14} />}
      busy={isLoading}
      busyLabel="Undoing"
      error={problem}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
