import { SelectField, TextField, ZipField } from '@washcoat/ui';
import * as rules from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import type { AddressEntry } from './address-entry';
import { SameAddress } from './same-address';

/** The fields of an address, for the grid of a form that holds one. */
export function AddressFields() {
  const { control, register, formState } = useFormContext<AddressEntry>();
  const { errors } = formState;
  return (
    <>
      <SameAddress />
      <TextField
        label="Address"
        required
        error={errors.address?.message}
        {...register('address', { validate: rules.requiredLine(200) })}
      />
      <TextField
        label="City"
        required
        error={errors.city?.message}
        {...register('city', { validate: rules.requiredLine(100) })}
      />
      <Controller
        control={control}
        name="state"
        rules={{ validate: rules.state }}
        render={({ field }) => (
          <SelectField
            {...field}
            label="State"
            required
            options={rules.stateOptions}
            error={errors.state?.message}
          />
        )}
      />
      <ZipField
        label="Zipcode"
        required
        maxLength={10}
        error={errors.zipcode?.message}
        {...register('zipcode', { validate: rules.zipcode })}
      />
    </>
  );
}
