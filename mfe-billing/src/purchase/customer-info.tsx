import { FieldGrid, SelectField, TextField, ZipField } from '@washcoat/ui';
import { email, requiredLine, state, stateOptions } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import type { Customer } from './card';

const zip = (text: string) => /^\d{5,10}$/.test(text) || 'Use 5 to 10 digits';
const COUNTRY = 'United States';

/** What the first tab begins with. */
export const newCustomer = ({
  fullName,
  email: address,
}: Pick<Customer, 'fullName' | 'email'>): Customer => ({
  fullName,
  email: address,
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  pincode: '',
  country: COUNTRY,
});

/** Who pays: the address that stands on the receipt. */
export function CustomerInfo() {
  const { register, control, formState } = useFormContext<Customer>();
  const { errors } = formState;
  return (
    <FieldGrid>
      <TextField
        label="Full name"
        required
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName', { validate: requiredLine(200) })}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: email })}
      />
      <TextField
        label="Address line 1"
        required
        autoComplete="address-line1"
        error={errors.addressLine1?.message}
        {...register('addressLine1', { validate: requiredLine(200) })}
      />
      <TextField label="Address line 2" autoComplete="address-line2" {...register('addressLine2')} />
      <TextField
        label="City"
        required
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city', { validate: requiredLine(100) })}
      />
      <Controller
        control={control}
        name="state"
        rules={{ validate: state }}
        render={({ field }) => (
          <SelectField
            {...field}
            label="State"
            required
            options={stateOptions}
            error={errors.state?.message}
          />
        )}
      />
      <ZipField
        label="ZIP"
        required
        maxLength={10}
        error={errors.pincode?.message}
        {...register('pincode', { validate: zip })}
      />
      <TextField label="Country" readOnly {...register('country')} />
    </FieldGrid>
  );
}
