import { TextButton } from '@washcoat/ui';
import type { CardPayment } from './history.api';
import { useReceipt } from './use-receipt';

/** Downloads the receipt of a payment; there is none for one that came to nothing. */
export function ReceiptButton({ row: { status, transactionId } }: { row: CardPayment }) {
  const [open, isBusy] = useReceipt();
  if (status === 'failed') return null;
  return (
    <TextButton onClick={() => void open(transactionId)} disabled={isBusy}>
      Receipt
    </TextButton>
  );
}
