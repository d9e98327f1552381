import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { breakpoints, Button, Card, Code, formatCount, toast, useIsNarrow } from '@washcoat/ui';
import { knownWords } from './row-columns';
import { useReadAgainMutation } from './uploads.api';
import type { UploadDetail } from './uploads.api';

const FAILED = 'The file was not read again. Try again.';

export interface KnownCodesProps {
  upload: BulkUpload;
  /** The first rows that add a converter whose code another one has. */
  shared: UploadDetail['sharedCodes'];
}

/**
 * Says which rows would add converters whose codes the catalogue or an earlier row has, and offers to read the file by
 * code: those converters are changed instead, and a code is added once.
 */
export function KnownCodes({ upload, shared }: KnownCodesProps) {
  const { uploadId, canReadAgain, byCode, duplicateCount, repeatCount } = upload;
  const [readAgain, { isLoading }] = useReadAgainMutation();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const count = duplicateCount + repeatCount;
  if (!canReadAgain || !(count || byCode)) return null;
  const change = async () => {
    try {
      toast.success((await readAgain({ uploadId, byCode: !byCode }).unwrap()).message);
    } catch (error) {
      toast.error(problemText(error, FAILED));
    }
  };
  const more = count - shared.length;
  return (
    <Card
      title="Codes that are there already"
      action={
        <Button size={size} busy={isLoading} busyLabel="Reading again" onClick={() => void change()}>
          {byCode ? 'Add converters instead' : offerOf(upload)}
        </Button>
      }
    >
      {byCode ? (
        'Rows without a productId change the converter with their code; a code is added once.'
      ) : (
        <>
          {formatCount(count, 'new converter')} would share a code, and every scan of it would ask which is
          meant:
          <ul>
            {shared.map(({ line, oem, ...known }) => (
              <li key={line}>
                <Code>{oem}</Code>, line {line}: {knownWords(known).join('; ')}
              </li>
            ))}
            {more > 0 && <li>and {formatCount(more, 'more row')}</li>}
          </ul>
        </>
      )}
    </Card>
  );
}

const offerOf = ({ duplicateCount }: BulkUpload) =>
  duplicateCount ? 'Change those converters instead' : 'Add each code once instead';
