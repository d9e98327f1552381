import { productDump } from '@washcoat/contract-converters';
import { useAllowed } from '@washcoat/platform-sdk';
import { breakpoints, Button, useIsNarrow } from '@washcoat/ui';
import { Download } from 'lucide-react';
import { download } from './download';
import { useDumpConvertersMutation } from './uploads.api';

/** The whole catalogue in the columns of the bulk upload; absent for all but super admins. */
export function DownloadConverters() {
  const isAllowed = useAllowed(productDump.access);
  const [dump, { isLoading }] = useDumpConvertersMutation();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  if (!isAllowed) return null;
  return (
    <Button
      size={size}
      icon={<Download size={14} />}
      busy={isLoading}
      busyLabel="Preparing"
      onClick={() => void download(() => dump({}).unwrap())}
    >
      Download Converters
    </Button>
  );
}
