import { Button, Dialog, FailedPart, Skeleton, Stack } from '@washcoat/ui';
import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { useInvoiceQuery } from '../invoices/invoices.api';
import { PaymentStatus } from '../invoices/payment-status';
import { PaymentTable } from '../invoices/payment-table';

/** How many payments of a load are shown at once (PAY-019). */
const PAGE_SIZE = 20;
const LOAD_FAILED = asSpecified.wentWrong;

/** What is paid of a completed order, and by which payments; recorded they are on its invoice. */
export function PaymentStatusDialog({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const { currentData, error, isFetching, refetch } = useInvoiceQuery({ loadId });
  const invoice = currentData?.loadDetails;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Payment status"
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      {error && !isFetching ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : invoice ? (
        <Stack>
          {invoice.balance !== undefined && <PaymentStatus invoice={invoice} hasPill />}
          <PaymentTable
            loadId={loadId}
            credit={invoice.creditOwed}
            canChange={false}
            isTouch={false}
            pageSize={PAGE_SIZE}
          />
        </Stack>
      ) : (
        <Skeleton $height="180px" />
      )}
    </Dialog>
  );
}
