import { useState } from 'react';
import { openDownload, problemText } from '@washcoat/platform-sdk';
import { DownloadAction } from '@washcoat/platform-sdk/lists';
import { toast } from '@washcoat/ui';
import { useLazyCatalogueFileQuery } from './catalogue.api';

const DOWNLOAD_FAILED = 'Something went wrong please try agian later';

/** Saves the whole catalogue as a file. */
export function DownloadButton() {
  const [ask] = useLazyCatalogueFileQuery();
  const [isBusy, setBusy] = useState(false);
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
  return <DownloadAction isBusy={isBusy} onPress={() => void download()} />;
}
