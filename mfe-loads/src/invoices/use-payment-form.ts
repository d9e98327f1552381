import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newEntry, paymentOf, submitLabel, type PaymentEntry } from './payment-entry';
import { useAddPaymentMutation } from './payments.api';

const ADDED = 'Successfully added Payment';
const ADD_FAILED = 'Unable Payment Modes.';

/**
 * The form of one payment. Its key makes sending it twice one payment; the next payment gets a new key. `onPaid` leads to the next
 * invoice, when that was asked for.
 */
export function usePaymentForm(invoice: InvoiceDetail, onPaid?: () => void) {
  const { balance } = invoice;
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [failure, setFailure] = useState('');
  const form = useForm<PaymentEntry>({ defaultValues: newEntry(balance) });
  const [addPayment, { isLoading }] = useAddPaymentMutation();
  const { control, reset, setError, getFieldState, resetField } = form;
  const amount = useWatch({ control, name: 'amount' });

  useEffect(() => {
    if (!getFieldState('amount').isDirty) resetField('amount', { defaultValue: newEntry(balance).amount });
  }, [balance, getFieldState, resetField]);

  const pay = async (entry: PaymentEntry, isNextWanted: boolean) => {
    setFailure('');
    const { data, error } = await addPayment(paymentOf(entry, invoice, key));
    if (data) {
      toast.success(data.message || ADDED);
      setKey(crypto.randomUUID());
      reset(newEntry(data.balance));
      if (isNextWanted) onPaid?.();
      return;
    }
    const { fields = {} } = problemOf(error);
    for (const name of ['referenceNumber', 'date', 'amount'] as const) {
      if (fields[name]) setError(name, { type: 'server', message: fields[name] });
    }
    const text = problemText(error, ADD_FAILED);
    setFailure(text);
    toast.error(text);
  };
  const submit = form.handleSubmit((entry) => pay(entry, false));
  const payAndNext = onPaid && form.handleSubmit((entry) => pay(entry, true));
  return { form, amount, label: submitLabel(amount), submit, payAndNext, isSaving: isLoading, failure };
}
