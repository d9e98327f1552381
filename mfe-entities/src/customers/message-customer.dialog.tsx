import { useState } from 'react';
import type { Company } from '@washcoat/contract-entities';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { QuestionDialog, TextArea } from '@washcoat/ui';
import { useMessageCustomerMutation } from './customers.api';

const SENT = 'Successfully Sent';
const SEND_FAILED = 'Oops! Something went wrong. Please try again later';
const LONGEST = 2000;

export interface MessageCustomerDialogProps {
  customer: Company;
  onClose: () => void;
}

/** MESSAGE: mails a notice to the contact of a customer, with own words or without. */
export function MessageCustomerDialog({ customer, onClose }: MessageCustomerDialogProps) {
  const [message, setMessage] = useState('');
  const { problem, setProblem, settle } = useQuestion(SEND_FAILED, SENT);
  const [send, { isLoading }] = useMessageCustomerMutation();
  const { companyId, companyName, firstName, lastName, email } = customer;
  const submit = async () => {
    if (isLoading) return;
    setProblem(undefined);
    settle(await send({ companyId, message: message.trim() || undefined }), onClose);
  };
  return (
    <QuestionDialog
      title={`Message ${companyName}`}
      sentence={`Goes to ${[firstName, lastName].filter(Boolean).join(' ') || companyName} at ${email}.`}
      confirmClose={() => message.trim() === '' || !isLoading}
      submit={{ label: 'Send message', busy: isLoading, busyLabel: 'Sending' }}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Message"
        help="Left empty, the customer gets a short notice to get in touch."
        rows={5}
        maxLength={LONGEST}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </QuestionDialog>
  );
}
