import { useState } from 'react';
import type { FormEvent } from 'react';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { Button, Card, FieldGrid, PasswordField, Stack, toast } from '@washcoat/ui';
import { FormFailure } from '@washcoat/platform-sdk/forms';
import { useChangePasswordMutation } from './profile.api';

const CHANGED = 'Password changed successfully';
const CHANGE_FAILED = 'Oops! Something went wrong.';

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' },
] as const;
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the own password. The service alone says what is wrong with it; other sessions end. */
export function PasswordForm() {
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [change, { isLoading }] = useChangePasswordMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data, error } = await change(typed);
    setProblem(data ? '' : problemText(error, CHANGE_FAILED));
    setProblems(problemOf(error).fields ?? {});
    if (!data) {
      toast.error(problemText(error, CHANGE_FAILED));
      return;
    }
    toast.success(data.message || CHANGED);
    setTyped(empty);
  };
  return (
    <Card title="Password">
      <form aria-label="Change password" noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          {problem && <FormFailure text={problem} />}
          <FieldGrid $min={240}>
            {fields.map(({ name, label, autoComplete }) => (
              <PasswordField
                key={name}
                label={label}
                name={name}
                autoComplete={autoComplete}
                value={typed[name]}
                error={problems[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            ))}
          </FieldGrid>
          <div>
            <Button type="submit" size={36} busy={isLoading}>
              Change password
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
