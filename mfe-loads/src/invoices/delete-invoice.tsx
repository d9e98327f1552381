import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { asSpecified } from '@washcoat/platform-sdk';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { deleteQuestion } from '@washcoat/ui';
import { ReasonDialog } from '../reason/reason.dialog';
import { titleOf } from './invoice-columns';
import { useDeleteInvoiceMutation } from './invoices.api';

const KEEPS_NUMBER = 'It stands in no list and no report any more, and its number is never used again.';
const GOES_WITH_ORDER =
  'Its order goes with it: it stands in no list and no report any more, and can no longer be completed.';
const DELETE_FAILED = asSpecified.wentWrong;

export interface DeleteInvoiceProps {
  invoice: Pick<InvoiceDetail, 'loadId' | 'invoiceNo' | 'loadName' | 'type'>;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks why, before an invoice goes out of every list, a pending one with its order; a refusal stands in the dialog. */
export function DeleteInvoice({ invoice, onDeleted, onCancel }: DeleteInvoiceProps) {
  const { problem, settle } = useQuestion(DELETE_FAILED);
  const [remove, { isLoading }] = useDeleteInvoiceMutation();
  const isPending = invoice.type === 3;
  const send = async (reason: string) => {
    const asked = {
      cartId: invoice.loadId,
      isInvoice: true,
      reason,
      ...(isPending ? { isPending } : {}),
    } as const;
    settle(await remove(asked), onDeleted);
  };
  return (
    <ReasonDialog
      title="Delete invoice"
      sentence={deleteQuestion(isPending ? 'pending invoice' : 'invoice', titleOf(invoice))}
      consequence={isPending ? GOES_WITH_ORDER : KEEPS_NUMBER}
      noReason="Say why the invoice is deleted"
      cancel="Keep it"
      submit={{ kind: 'danger', label: 'Delete invoice', busy: isLoading, busyLabel: 'Deleting' }}
      problem={problem}
      onReason={(reason) => void send(reason)}
      onCancel={onCancel}
    />
  );
}
