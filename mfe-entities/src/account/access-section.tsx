import { useSession } from '@washcoat/platform-sdk';
import { Card, CheckBox, FieldGrid, PasswordField, Stack, TextField } from '@washcoat/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AccountEntry } from './account-entry';
import { FirstUserRole } from './first-user-role';

export interface AccessSectionProps {
  /** The e-mail of somebody who registered already; it stays as it is. */
  registeredEmail?: string;
}

/** How the first user of the company signs in, who administers it when an administrator adds them. */
export function AccessSection({ registeredEmail }: AccessSectionProps) {
  const { control, register, formState } = useFormContext<AccountEntry>();
  const { errors } = formState;
  const [mirrors, companyEmail] = useWatch({ control, name: ['mirrorsEmail', 'email'] });
  const { isAdmin, isSA } = useSession();
  const isRegistered = registeredEmail !== undefined;
  return (
    <Card title={isRegistered || isAdmin || isSA ? 'Administrator' : 'First user'}>
      <Stack>
        <FieldGrid $min={220}>
          {isRegistered || mirrors ? (
            <TextField
              key="same"
              label="User email"
              name="userEmail"
              required
              readOnly
              placeholder="The company’s email"
              value={registeredEmail ?? companyEmail}
              help={isRegistered ? undefined : 'As typed under Email.'}
              error={errors.userEmail?.message}
            />
          ) : (
            <TextField
              key="own"
              label="User email"
              type="email"
              required
              error={errors.userEmail?.message}
              {...register('userEmail')}
            />
          )}
          {!isRegistered && <FirstUserRole />}
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={
              isRegistered
                ? 'Left empty, the password you registered with stays.'
                : 'Left empty, the user gets a link to set one.'
            }
            error={errors.newPassword?.message}
            {...register('newPassword')}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
        </FieldGrid>
        {!isRegistered && <CheckBox label="Same as the company’s email" {...register('mirrorsEmail')} />}
      </Stack>
    </Card>
  );
}
