import { Card, FieldGrid, PasswordField, TextField } from '@washcoat/ui';
import { useFormContext } from 'react-hook-form';
import * as rules from '@washcoat/platform-sdk/forms';
import type { UserEntry } from './user-entry';

export interface UserFormSignInProps {
  /** Only administrators change the address of a user who has one. */
  isEmailFixed: boolean;
  /** A new user gets a first password. */
  asksPassword: boolean;
  /** The stored address of one's own record: another one asks for the current password, and waits for a link. */
  ownEmail?: string;
  /** The address of one's own record that waits for its link. */
  wantedEmail?: string | null;
}

/** What a user signs in with. */
export function UserFormSignIn({ isEmailFixed, asksPassword, ownEmail, wantedEmail }: UserFormSignInProps) {
  const { register, formState, watch } = useFormContext<UserEntry>();
  const email = watch('email').trim().toLowerCase();
  const asksProof = ownEmail !== undefined && email !== ownEmail.toLowerCase();
  const wanted = wantedEmail
    ? `We have mailed a link to ${wantedEmail}. Until you open it, this address stays yours.`
    : undefined;
  const { errors } = formState;
  return (
    <Card title="Sign-in">
      <FieldGrid $min={280}>
        <TextField
          label="Email"
          type="email"
          required
          readOnly={isEmailFixed}
          help={isEmailFixed ? 'Only an administrator changes the address.' : wanted}
          error={errors.email?.message}
          {...register('email', { validate: rules.email })}
        />
        {asksProof && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            help="To change your address. It changes once you open the link that we mail to the new one"
            error={errors.currentPassword?.message}
            {...register('currentPassword', { validate: rules.requiredLine(200) })}
          />
        )}
        {asksPassword && (
          <PasswordField
            label="Password"
            autoComplete="new-password"
            required
            help="At least 8 characters"
            error={errors.password?.message}
            {...register('password', { validate: rules.newPassword })}
          />
        )}
      </FieldGrid>
    </Card>
  );
}
