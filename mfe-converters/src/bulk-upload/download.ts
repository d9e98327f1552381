import { asSpecified, openDownload, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';

const DOWNLOAD_FAILED = asSpecified.wentWrong;

/** Fetches the link of a file and opens it as a download; what goes wrong is said. */
export async function download(ask: () => Promise<{ link: string }>): Promise<void> {
  try {
    openDownload((await ask()).link);
  } catch (error) {
    toast.error(problemText(error, DOWNLOAD_FAILED));
  }
}
