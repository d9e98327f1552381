import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { problemText } from '@washcoat/platform-sdk';
import { deleteQuestion, toast } from '@washcoat/ui';
import { useState } from 'react';
import { ReasonDialog } from '../reason/reason.dialog';
import { titleOf } from './invoice-columns';
import { useDeleteInvoiceMutation } from './invoices.api';

const DELETE_FAILED = 'Something went wrong please try agian later';

export interface DeleteInvoiceProps {
  invoice: Pick<InvoiceDetail, 'loadId' | 'invoiceNo' | 'loadName'>;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks why, before an invoice goes out of every list; a refusal stands in the dialog. */
export function DeleteInvoice({ invoice, onDeleted, onCancel }: DeleteInvoiceProps) {
  const [problem, setProblem] = useState('');
  const [remove, { isLoading }] = useDeleteInvoiceMutation();
  const send = async (reason: string) => {
    const { data, error } = await remove({ cartId: invoice.loadId, isInvoice: true, reason });
    if (!data) return setProblem(problemText(error, DELETE_FAILED));
    toast.success(data.message);
    onDeleted();
  };
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
