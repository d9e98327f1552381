import { openDownload, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useCallback } from 'react';
import { useLazyReceiptQuery } from '../purchase/purchase.api';

/** Opens the receipt of a payment, with what was given back of it, and says whether one is being made. */
export function useReceipt(): [open: (transactionId: string) => Promise<void>, isBusy: boolean] {
  const [ask, { isFetching }] = useLazyReceiptQuery();
  const open = useCallback(
    async (transactionId: string) => {
      const { data, error } = await ask({ transactionId });
      if (data) openDownload(data.link);
      else toast.error(problemText(error, 'The receipt could not be made.'));
    },
    [ask],
  );
  return [open, isFetching];
}
