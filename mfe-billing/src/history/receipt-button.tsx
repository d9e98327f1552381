import { openDownload, problemText } from '@washcoat/platform-sdk';
import { TextButton, toast } from '@washcoat/ui';
import { useLazyReceiptQuery } from '../purchase/purchase.api';
import type { CardPayment } from './history.api';

/** Downloads the receipt of a payment; there is none for one that came to nothing. */
export function ReceiptButton({ row }: { row: CardPayment }) {
  const [ask, { isFetching }] = useLazyReceiptQuery();
  if (row.status === 'failed') return null;
  const open = async () => {
    const { data, error } = await ask({ transactionId: row.transactionId });
    if (data) openDownload(data.link);
    else toast.error(problemText(error, 'The receipt could not be made.'));
  };
  return (
    <TextButton onClick={() => void open()} disabled={isFetching}>
      Receipt
    </TextButton>
  );
}
