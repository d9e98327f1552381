import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { problemText } from '@washcoat/platform-sdk';
import { Button, deleteQuestion, Dialog, Notice, Stack, TextField, toast } from '@washcoat/ui';
import { useId, useState, type FormEvent } from 'react';
import { titleOf } from './invoice-columns';
import { useDeleteInvoiceMutation } from './invoices.api';

const NO_REASON = 'Say why the invoice is deleted';
const DELETE_FAILED = 'Something went wrong please try agian later';

export interface DeleteInvoiceProps {
  invoice: Pick<InvoiceDetail, 'loadId' | 'invoiceNo' | 'loadName'>;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks why, before an invoice goes out of every list; a refusal stands in the dialog. */
export function DeleteInvoice({ invoice, onDeleted, onCancel }: DeleteInvoiceProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const [remove, { isLoading }] = useDeleteInvoiceMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!reason.trim()) return;
    const { data, error } = await remove({
      cartId: invoice.loadId,
      isInvoice: true,
      reason: reason.trim(),
    });
    if (!data) return setProblem(problemText(error, DELETE_FAILED));
    toast.success(data.message);
    onDeleted();
  };
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Delete invoice"
      sentence={deleteQuestion('invoice', titleOf(invoice))}
      consequence="It stands in no list and no report any more, and its number is never used again."
      buttons={
        <>
          <Button onClick={onCancel}>Keep it</Button>
          <Button kind="danger" type="submit" form={formId} busy={isLoading} busyLabel="Deleting">
            Delete invoice
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          <TextField
            label="Reason"
            required
            maxLength={200}
            value={reason}
            error={isAsked && !reason.trim() ? NO_REASON : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
