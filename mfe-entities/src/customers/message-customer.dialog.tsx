import { useId, useState, type FormEvent } from 'react';
import type { Company } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { Button, Dialog, Stack, TextArea, toast } from '@washcoat/ui';
import { FormFailure } from '@washcoat/platform-sdk/forms';
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
  const formId = useId();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const [send, { isLoading }] = useMessageCustomerMutation();
  const { companyId, companyName, firstName, lastName, email } = customer;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setProblem('');
    const { data, error } = await send({ companyId, message: message.trim() || undefined });
    if (error) {
      setProblem(problemText(error, SEND_FAILED));
      return;
    }
    toast.success(data.message || SENT);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Message ${companyName}`}
      sentence={`Goes to ${[firstName, lastName].filter(Boolean).join(' ') || companyName} at ${email}.`}
      confirmClose={() => message.trim() === '' || !isLoading}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" form={formId} busy={isLoading} busyLabel="Sending">
            Send message
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={3}>
          {problem && <FormFailure text={problem} />}
          <TextArea
            label="Message"
            help="Left empty, the customer gets a short notice to get in touch."
            rows={5}
            maxLength={LONGEST}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
