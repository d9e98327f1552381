import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { asSpecified } from '@washcoat/platform-sdk';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { deleteQuestion } from '@washcoat/ui';
import { ReasonDialog } from '../reason/reason.dialog';
import { titleOf } from './invoice-columns';
import { useDeleteInvoiceMutation } from './invoices.api';

const DELETE_FAILED = asSpecified.wentWrong;

export interface DeleteInvoiceProps {
  invoice: Pick<InvoiceDetail, 'loadId' | 'invoiceNo' | 'loadName'>;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks why, before an invoice goes out of every list; a refusal stands in the dialog. */
export function DeleteInvoice({ invoice, onDeleted, onCancel }: DeleteInvoiceProps) {
  const { problem, settle } = useQuestion(DELETE_FAILED);
  const [remove, { isLoading }] = useDeleteInvoiceMutation();
  const send = async (reason: string) =>
    settle(await remove({ cartId: invoice.loadId, isInvoice: true, reason }), onDeleted);
  return (
    <ReasonDialog
      title="Delete invoice"
      sentence={deleteQuestion('invoice', titleOf(invoice))}
      consequence="It stands in no list and no report any more, and its number is never used again."
      noReason="Say why the invoice is deleted"
      cancel="Keep it"
      submit={{ kind: 'danger', label: 'Delete invoice', busy: isLoading, busyLabel: 'Deleting' }}
      problem={problem}
      onReason={(reason) => void send(reason)}
      onCancel={onCancel}
    />
  );
}
