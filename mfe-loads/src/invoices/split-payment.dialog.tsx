import type { Invoice } from '@washcoat/contract-invoicing';
import { problemText } from '@washcoat/platform-sdk';
import {
  Button,
  DateField,
  Dialog,
  formatCount,
  formatMoney,
  MoneyField,
  Notice,
  Segment,
  Stack,
  TextField,
  toast,
  today,
} from '@washcoat/ui';
import { useId, useState, type FormEvent } from 'react';
import { EarlierBox } from './earlier-box';
import { checkDate, checkReference, paidOnOf, paymentMethods, type PaymentEntry } from './payment-entry';
import { useSplitPaymentMutation } from './payments.api';
import { oldestFirst, openOf, partProblem, partsOf, shareOut, sumOf, totalProblem } from './split-entry';
import { SplitTable } from './split-table';

const ADD_FAILED = 'Unable Payment Modes.';
const methods = paymentMethods.map((value) => ({ value, label: value }));

export interface SplitPaymentDialogProps {
  /** Open invoices of one company. */
  invoices: readonly Invoice[];
  onDone: () => void;
  onClose: () => void;
}

/** One payment over several invoices: shared out from the oldest on, each part shown and editable before it is recorded. */
export function SplitPaymentDialog({ invoices, onDone, onClose }: SplitPaymentDialogProps) {
  const formId = useId();
  const [rows] = useState(() => oldestFirst(invoices));
  const [key] = useState<string>(() => crypto.randomUUID());
  const [method, setMethod] = useState<PaymentEntry['paymentMethod']>('CHECK');
  const [reference, setReference] = useState('');
  const [date, setDate] = useState(today());
  const [isEarlier, setEarlier] = useState(false);
  const [total, setTotal] = useState(() => openOf(rows).toFixed(2));
  const [split, setSplit] = useState(() => shareOut(total, rows));
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState('');
  const [record, { isLoading }] = useSplitPaymentMutation();

  const sum = sumOf(split);
  const referenceProblem = checkReference(reference, method);
  const dateProblem = checkDate({ date, isEarlier });
  const isPartWrong = rows.some((row) => partProblem(split[row.loadId] ?? '', row));
  const amountProblem = isPartWrong ? undefined : totalProblem(total, rows);
  const parts = partsOf(split);
  const isWrong =
    isPartWrong || referenceProblem !== true || dateProblem !== true || amountProblem !== undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isWrong) return setFailure('');
    const entry = {
      paymentMethod: method,
      referenceNumber: reference.trim() || null,
      ...paidOnOf({ date, isEarlier }),
      parts,
    };
    const { data, error } = await record({ ...entry, key });
    if (!data) return setFailure(problemText(error, ADD_FAILED));
    toast.success(data.message);
    onDone();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Record one payment"
      sentence={`${rows[0]?.companyName ?? ''}, ${formatMoney(openOf(rows))} open on ${formatCount(rows.length, 'invoice')}.`}
      width={880}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" form={formId} busy={isLoading}>
            {sum.gt(0) ? `Record ${formatMoney(sum)}` : 'Record payment'}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label="Record one payment" noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          {failure && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          <MoneyField
            label="Amount"
            required
            help="Pays the oldest first; change any part below."
            value={total}
            error={isSent ? amountProblem : undefined}
            onChange={(event) => {
              setTotal(event.target.value);
              setSplit(shareOut(event.target.value, rows));
            }}
          />
          <Segment label="Method" wide parts={methods} value={method} onChange={setMethod} />
          <TextField
            label="Reference"
            required={method !== 'CASH'}
            maxLength={80}
            value={reference}
            error={isSent && referenceProblem !== true ? referenceProblem : undefined}
            onChange={(event) => setReference(event.target.value)}
          />
          <DateField
            label="Date"
            required
            min={isEarlier ? undefined : today()}
            value={date}
            error={isSent && dateProblem !== true ? dateProblem : undefined}
            onChange={(event) => setDate(event.target.value)}
          />
          <EarlierBox checked={isEarlier} onChange={(event) => setEarlier(event.target.checked)} />
          <SplitTable
            rows={rows}
            split={split}
            onChange={(loadId, text) => {
              const next = { ...split, [loadId]: text };
              setSplit(next);
              setTotal(sumOf(next).toFixed(2));
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
