import { Card, FieldGrid, PhoneField, TextField } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import type { CustomerEntry } from './customer-entry';

export interface ContactSectionProps {
  /** An e-mail that is set stays as it is (CUST-068). */
  hasEmail: boolean;
  /** Why the e-mail stays as it is. */
  emailHelp?: string;
  /** The account form needs the e-mail. */
  needsEmail?: boolean;
}

/** The person to talk to. */
export function ContactSection({ hasEmail, emailHelp, needsEmail }: ContactSectionProps) {
  const { control, register, formState } = useFormContext<CustomerEntry>();
  const { errors } = formState;
  return (
    <Card title="Primary contact">
      <FieldGrid $min={220}>
        <TextField label="First name" required error={errors.firstName?.message} {...register('firstName')} />
        <TextField label="Last name" required error={errors.lastName?.message} {...register('lastName')} />
        <TextField
          label="Email"
          type="email"
          required={needsEmail}
          readOnly={hasEmail}
          help={emailHelp}
          error={errors.email?.message}
          {...register('email')}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => <PhoneField {...field} label="Phone" error={errors.phone?.message} />}
        />
      </FieldGrid>
    </Card>
  );
}
