import { useState } from 'react';
import type { FormEvent } from 'react';
import { hrefTo, navigate, problemOf, problemText, useLocation } from '@washcoat/platform-sdk';
import { Button, PasswordField, toast } from '@washcoat/ui';
import { useSetNewPasswordMutation } from '../session/shell.api';
import { SignInFrame } from './sign-in-frame';
import { Aside, Failure, Form } from './sign-in.style';

/** `/reset-password/{token}`: sets a new password with the one-time link of the mail. */
export function ResetPasswordScreen() {
  const token = useLocation().pathname.split('/')[2] ?? '';
  const [newPassword, setNewPassword] = useState('');
  const [save, { isLoading, error }] = useSetNewPasswordMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || newPassword === '') return;
    const { data } = await save({ token, newPassword });
    if (!data) return;
    toast.success('Password changed successfully');
    navigate('/', { replace: true });
  };

  const fieldError = problemOf(error).fields?.newPassword;
  return (
    <SignInFrame title="New password" intro="Your other sessions end when it is set.">
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label="New password"
          autoFocus
          size={44}
          autoComplete="new-password"
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
          help="At least 8 characters"
          error={fieldError}
        />
        {error !== undefined && !fieldError && (
          <Failure role="alert">{problemText(error, 'Oops! Something went wrong.')}</Failure>
        )}
        <Button kind="main" size={44} wide type="submit" busy={isLoading} busyLabel="Saving">
          Set password
        </Button>
      </Form>
      <Aside>
        <a {...hrefTo('/')}>Back to sign in</a>
      </Aside>
    </SignInFrame>
  );
}
