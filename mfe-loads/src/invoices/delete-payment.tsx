import type { Payment } from '@washcoat/contract-invoicing';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { formatMoney } from '@washcoat/ui';
import { useDeletePaymentMutation } from './payments.api';

/** What a payment is called: its method and reference. */
export function paymentName({ paymentMethod, referenceNumber }: Payment): string {
  return [paymentMethod, referenceNumber].filter(Boolean).join(' ');
}

/** Asks before a payment is taken back, which opens the invoice again. */
export function DeletePayment({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const [remove] = useDeletePaymentMutation();
  const { paymentId, loadId, amount } = payment;
  return (
    <DeleteRecord
      type="payment"
      name={paymentName(payment)}
      consequence={
        amount === undefined
          ? 'The invoice will be open again.'
          : `${formatMoney(amount)} will be open again.`
      }
      remove={() => remove({ paymentId, loadId, amount, isEditInvoice: true }).unwrap()}
      failed="Unable Payment Modes."
      onDone={onDone}
    />
  );
}
