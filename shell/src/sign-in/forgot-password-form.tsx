import { useState } from 'react';
import type { FormEvent } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { Button, TextField, toast } from '@washcoat/ui';
import { useMailResetLinkMutation } from '../session/shell.api';
import { isWellFormed } from './address';
import { Done, Failure, Form } from './sign-in.style';

/** Asks for a link that sets a new password. The answer is the same whether or not the address is known. */
export function ForgotPasswordForm({ address }: { address: string }) {
  const [email, setEmail] = useState(address);
  const [answer, setAnswer] = useState<{ text: string; isFailure: boolean }>();
  const [send, { isLoading }] = useMailResetLinkMutation();
  const isSendable = isWellFormed(email.trim());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !isSendable) return;
    const { data, error } = await send({ email: email.trim() });
    const text = data
      ? 'Email sent successfully'
      : problemText(error, 'Oops! Something went wrong. Please try again later');
    setAnswer({ text, isFailure: !data });
    if (data) toast.success(text);
    else toast.error(text);
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Email"
        type="email"
        size={44}
        autoFocus
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {answer && (answer.isFailure ? <Failure>{answer.text}</Failure> : <Done>{answer.text}</Done>)}
      <Button
        kind="main"
        size={44}
        wide
        type="submit"
        busy={isLoading}
        busyLabel="Sending"
        disabledReason={isSendable ? undefined : 'Enter the address of your account first'}
      >
        Send Email
      </Button>
    </Form>
  );
}
