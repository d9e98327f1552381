import type { Payment } from '@washcoat/contract-invoicing';
import { problemOf } from '@washcoat/platform-sdk';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { DateField, QuestionDialog, today } from '@washcoat/ui';
import { useState } from 'react';
import { paymentName } from './delete-payment';
import { EarlierBox } from './earlier-box';
import { checkDate, momentOf } from './payment-entry';
import { useDatePaymentMutation } from './payments.api';

const EDIT_FAILED = 'Unable Payment Modes.';

/** Asks for the day of a payment; what it pays stays as it is. */
export function DatePaymentDialog({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const { paymentId, loadId, createdDate } = payment;
  const [date, setDate] = useState(() => today(new Date(createdDate)));
  const [isEarlier, setEarlier] = useState(false);
  const [error, setError] = useState<string>();
  const { problem, settle } = useQuestion(EDIT_FAILED);
  const [edit, { isLoading }] = useDatePaymentMutation();
  const save = async () => {
    const wrong = checkDate({ date, isEarlier });
    setError(wrong === true ? undefined : wrong);
    if (wrong !== true) return;
    const answer = await edit({ paymentId, loadId, date: momentOf(date), isEarlier });
    setError(problemOf(answer.error).fields?.date);
    settle(answer, onDone);
  };
  return (
    <QuestionDialog
      title="Change the date"
      sentence={`Of the payment ${paymentName(payment)}. What it pays stays as it is.`}
      submit={{ label: 'Change the date', busy: isLoading }}
      problem={problem}
      onSubmit={save}
      onClose={onDone}
    >
      <DateField
        label="Date"
        required
        min={isEarlier ? undefined : today()}
        value={date}
        error={error}
        onChange={(event) => setDate(event.target.value)}
      />
      <EarlierBox checked={isEarlier} onChange={(event) => setEarlier(event.target.checked)} />
    </QuestionDialog>
  );
}
