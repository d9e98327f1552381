import { GRANT_DAYS, GRANT_LIMIT } from '@washcoat/contract-billing';
import { useAttemptKey, useQuestion } from '@washcoat/platform-sdk/forms';
import { formatNumber, NumberField, QuestionDialog, TextField } from '@washcoat/ui';
import { useState } from 'react';
import { useAddGrantMutation, type Customer } from './operations.api';

const INCOMPLETE = 'Enter how many credits, and why';

/** Asks how many credits somebody gets, or has taken back, and why. */
export function GrantDialog({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { userId, userName, left } = customer;
  const [change, setChange] = useState('');
  const [reason, setReason] = useState('');
  const [add, { isLoading }] = useAddGrantMutation();
  const { keyFor } = useAttemptKey();
  const { problem, setProblem, settle } = useQuestion('The credits were not booked.');
  const send = async () => {
    const count = Number(change);
    if (!Number.isInteger(count) || count === 0 || !reason.trim()) {
      setProblem(INCOMPLETE);
      return;
    }
    const grant = { userId, change: count, reason: reason.trim() };
    settle(await add({ ...grant, key: keyFor(grant) }), onDone);
  };
  return (
    <QuestionDialog
      title="Grant credits"
      sentence={`${userName} has ${formatNumber(left)} purchased credits left. With a minus credits are taken back.`}
      consequence={`More than ${formatNumber(GRANT_LIMIT)} within ${GRANT_DAYS} days wait until a second person approves.`}
      submit={{ label: 'Grant credits', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onDone}
    >
      <NumberField
        label="Credits"
        required
        whole
        allowNegative
        value={change}
        onChange={(event) => setChange(event.target.value)}
      />
      <TextField
        label="Reason"
        required
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </QuestionDialog>
  );
}
