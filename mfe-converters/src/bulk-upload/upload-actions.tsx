import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText, useSession } from '@washcoat/platform-sdk';
import { breakpoints, Button, formatCount, StickyBar, toast, useIsNarrow } from '@washcoat/ui';
import { MatchColumns } from './match-columns';
import { UndoUpload } from './undo-upload';
import { useApplyUploadMutation, useDropUploadMutation } from './uploads.api';

const STEP_FAILED = 'Nothing was changed. Try again.';

/** What can be done with an upload as it stands: apply or drop it, or take it back. */
export function UploadActions({ upload }: { upload: BulkUpload }) {
  const { uploadId, status, canApply, canReadAgain, canUndo, badCount } = upload;
  const takenCount = upload.duplicateCount + upload.repeatCount;
  const { canAddConverter } = useSession();
  const [apply, { isLoading: isApplying }] = useApplyUploadMutation();
  const [drop, { isLoading: isDropping }] = useDropUploadMutation();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const canDrop = status === 'preview' && canAddConverter;
  const take = async (step: Promise<{ message: string }>) => {
    try {
      toast.success((await step).message);
    } catch (error) {
      toast.error(problemText(error, STEP_FAILED));
    }
  };
  if (!canApply && !canDrop && !canReadAgain && !canUndo) return null;
  return (
    <StickyBar>
      {canApply && badCount > 0 && <span>{formatCount(badCount, 'bad row')} left out</span>}
      {canApply && takenCount > 0 && <span>{formatCount(takenCount, 'code')} would be there twice</span>}
      {canReadAgain && <MatchColumns uploadId={uploadId} size={size} />}
      {canDrop && (
        <Button
          size={size}
          busy={isDropping}
          busyLabel="Dropping"
          disabled={isApplying}
          onClick={() => void take(drop({ uploadId }).unwrap())}
        >
          Drop upload
        </Button>
      )}
      {canApply && (
        <Button
          kind="main"
          size={size}
          busy={isApplying}
          busyLabel="Applying"
          disabled={isDropping}
          onClick={() => void take(apply({ uploadId }).unwrap())}
        >
          Apply {formatCount(upload.addCount + upload.changeCount, 'change')}
        </Button>
      )}
      {canUndo && <UndoUpload upload={upload} size={size} />}
    </StickyBar>
  );
}
