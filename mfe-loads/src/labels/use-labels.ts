import type { RequestOf } from '@washcoat/contract-kernel';
import type { loadLabelsPdf } from '@washcoat/contract-loads';
import { openDownload, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useLazyLabelsQuery } from './labels.api';

const FAILED = 'The labels were not made. Try again.';

/** Saves labels of a load as PDF; says why there are none. */
export function useLabels(): (asked: RequestOf<typeof loadLabelsPdf>) => Promise<void> {
  const [getLabels] = useLazyLabelsQuery();
  return async (asked) => {
    const { data, error } = await getLabels(asked);
    if (data) openDownload(data.link);
    else toast.error(problemText(error, FAILED));
  };
}
