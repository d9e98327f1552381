import { breakpoints, Button, useIsNarrow } from '@washcoat/ui';
import { Download } from 'lucide-react';
import { download } from './download';
import { useBadRowsMutation } from './uploads.api';

/** The bad rows as a file to be corrected and sent again. */
export function BadRowsFile({ uploadId }: { uploadId: string }) {
  const [badRows, { isLoading }] = useBadRowsMutation();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  return (
    <Button
      size={size}
      icon={<Download size={14} />}
      busy={isLoading}
      busyLabel="Preparing"
      onClick={() => void download(() => badRows({ uploadId }).unwrap())}
    >
      Download bad rows
    </Button>
  );
}
