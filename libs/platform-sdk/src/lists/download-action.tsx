import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { Download } from 'lucide-react';

export interface DownloadActionProps {
  /** True until the link is here. */
  isBusy: boolean;
  onPress: () => void;
}

/** Saves what a page shows as one file, from the top bar; its icon alone on a phone. */
export function DownloadAction({ isBusy, onPress }: DownloadActionProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  return isPhone ? (
    <IconButton size={44} label="Download" busy={isBusy} icon={<Download size={18} />} onClick={onPress} />
  ) : (
    <Button icon={<Download size={14} />} busy={isBusy} busyLabel="Preparing" onClick={onPress}>
      Download
    </Button>
  );
}
