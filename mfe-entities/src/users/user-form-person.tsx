import { Card, FieldGrid, PhoneField, SelectField, TextField, ZipField } from '@washcoat/ui';
import { stateOptions } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import * as rules from '@washcoat/platform-sdk/forms';
import type { UserEntry } from './user-entry';

/** Names, phones and address of a user. */
export function UserFormPerson() {
  const { control, register, formState } = useFormContext<UserEntry>();
  const { errors } = formState;
  return (
    <>
      <Card title="Person">
        <FieldGrid $min={280}>
          <TextField
            label="First Name"
            required
            error={errors.firstName?.message}
            {...register('firstName', { validate: rules.requiredLine(100) })}
          />
          <TextField
            label="Last Name"
            required
            error={errors.lastName?.message}
            {...register('lastName', { validate: rules.requiredLine(100) })}
          />
          <Controller
            control={control}
            name="phone"
            rules={{ validate: rules.phone }}
            render={({ field }) => (
              <PhoneField {...field} label="Phone" required error={errors.phone?.message} />
            )}
          />
          <Controller
            control={control}
            name="smsNumber"
            render={({ field }) => (
              <PhoneField {...field} label="SMS Number" error={errors.smsNumber?.message} />
            )}
          />
        </FieldGrid>
      </Card>
      <Card title="Address">
        <FieldGrid $min={280}>
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
                options={stateOptions}
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
        </FieldGrid>
      </Card>
    </>
  );
}
