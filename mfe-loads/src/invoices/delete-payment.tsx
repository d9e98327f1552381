import type { Payment } from '@washcoat/contract-invoicing';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, deleteQuestion, formatMoney, toast } from '@washcoat/ui';
import { useDeletePaymentMutation } from './payments.api';

const DELETE_FAILED = 'Unable Payment Modes.';

/** What a payment is called: its method and reference. */
export function paymentName({ paymentMethod, referenceNumber }: Payment): string {
  return [paymentMethod, referenceNumber].filter(Boolean).join(' ');
}

export interface DeletePaymentProps {
  /** The payment in question; null while none is. */
  payment: Payment | null;
  onClose: () => void;
}

/** Asks before a payment is taken back, which opens the invoice again. */
export function DeletePayment({ payment, onClose }: DeletePaymentProps) {
  const [deletePayment, { isLoading, error, reset }] = useDeletePaymentMutation();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    if (!payment) return;
    const { paymentId, loadId, amount } = payment;
    const { data } = await deletePayment({ paymentId, loadId, amount, isEditInvoice: true });
    if (!data) return;
    toast.success(data.message);
    close();
  };
  return (
    <ConfirmDialog
      isOpen={payment !== null}
      title="Delete payment"
      question={payment && deleteQuestion('payment', paymentName(payment))}
      consequence={
        payment &&
        (payment.amount === undefined
          ? 'The invoice will be open again.'
          : `${formatMoney(payment.amount)} will be open again.`)
      }
      confirmLabel="Delete payment"
      busy={isLoading}
      error={error ? problemText(error, DELETE_FAILED) : undefined}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
