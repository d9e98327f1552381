import { useState } from 'react';
import { openDownload, problemText } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, toast, useIsNarrow } from '@washcoat/ui';
import { Download } from 'lucide-react';
import { useLazyCatalogueFileQuery } from './catalogue.api';

const DOWNLOAD_FAILED = 'Something went wrong please try agian later';

/** Saves the whole catalogue as a file; its icon alone on a phone. */
export function DownloadButton() {
  const [ask] = useLazyCatalogueFileQuery();
  const [isBusy, setBusy] = useState(false);
  const isPhone = useIsNarrow(breakpoints.phone);
  const download = async () => {
    setBusy(true);
    try {
      openDownload((await ask({}).unwrap()).link);
    } catch (error) {
      toast.error(problemText(error, DOWNLOAD_FAILED));
    } finally {
      setBusy(false);
    }
  };
  return isPhone ? (
    <IconButton size={44} label="Download" busy={isBusy} onClick={() => void download()}>
      <Download size={18} />
    </IconButton>
  ) : (
    <Button icon={<Download size={14} />} busy={isBusy} busyLabel="Preparing" onClick={() => void download()}>
      Download
    </Button>
  );
}
