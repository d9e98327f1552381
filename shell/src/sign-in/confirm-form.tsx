import { useState } from 'react';
import type { FormEvent } from 'react';
import type { confirmRegistration } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { Button, PasswordField, TextField } from '@washcoat/ui';
import { useConfirmAddressMutation } from '../session/shell.api';
import { Failure, Form } from './sign-in.style';

export interface ConfirmFormProps {
  token: string;
  email: string;
  onConfirmed: (confirmed: AnswerOf<typeof confirmRegistration>) => void;
  /** The link was used or has expired meanwhile. */
  onStale: () => void;
}

const stale = ['LINK_USED', 'LINK_EXPIRED'];

/** The password that goes with a link: who opens the mail need not be who registered. */
export function ConfirmForm({ token, email, onConfirmed, onStale }: ConfirmFormProps) {
  const [password, setPassword] = useState('');
  const [confirm, { isLoading, error }] = useConfirmAddressMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || password === '') return;
    const { data, error: refusal } = await confirm({ token, password });
    if (data) onConfirmed(data);
    else if (stale.includes(problemOf(refusal).code ?? '')) onStale();
  };

  const fieldError = problemOf(error).fields?.password;
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Email" type="email" size={44} autoComplete="username" readOnly value={email} />
      <PasswordField
        label="Password"
        size={44}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldError}
      />
      {error !== undefined && !fieldError && (
        <Failure role="alert">{problemText(error, 'Oops! Something went wrong.')}</Failure>
      )}
      <Button kind="main" size={44} wide type="submit" busy={isLoading} busyLabel="Confirming">
        Confirm
      </Button>
    </Form>
  );
}
