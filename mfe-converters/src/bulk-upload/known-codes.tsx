import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { breakpoints, Button, Card, formatCount, toast, useIsNarrow } from '@washcoat/ui';
import { useReadAgainMutation } from './uploads.api';

const FAILED = 'The file was not read again. Try again.';

/** Says that rows would add converters whose codes the catalogue has, and offers to change those converters instead. */
export function KnownCodes({ upload }: { upload: BulkUpload }) {
  const { uploadId, canReadAgain, byCode, duplicateCount } = upload;
  const [readAgain, { isLoading }] = useReadAgainMutation();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  if (!canReadAgain || !(duplicateCount || byCode)) return null;
  const change = async () => {
    try {
      toast.success((await readAgain({ uploadId, byCode: !byCode }).unwrap()).message);
    } catch (error) {
      toast.error(problemText(error, FAILED));
    }
  };
  return (
    <Card
      title="Codes that the catalogue has"
      action={
        <Button size={size} busy={isLoading} busyLabel="Reading again" onClick={() => void change()}>
          {byCode ? 'Add converters instead' : 'Change those converters instead'}
        </Button>
      }
    >
      {byCode
        ? 'Rows without a productId change the converter with their code.'
        : `${formatCount(duplicateCount, 'new converter')} would share a code that the catalogue has already.`}
    </Card>
  );
}
