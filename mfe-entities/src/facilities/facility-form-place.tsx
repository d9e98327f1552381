import { Card, FieldGrid, PhoneField, SelectField, TextField, ZipField } from '@washcoat/ui';
import { stateOptions } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import * as rules from '@washcoat/platform-sdk/forms';
import type { FacilityEntry } from './facility-entry';

/** Where a facility is and who directs it. */
export function FacilityFormPlace() {
  const { control, register, formState } = useFormContext<FacilityEntry>();
  const { errors } = formState;
  return (
    <>
      <Card title="Facility">
        <FieldGrid>
          <TextField
            label="Facility Name"
            required
            error={errors.name?.message}
            {...register('name', { validate: rules.requiredLine(100) })}
          />
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
          <Controller
            control={control}
            name="phone"
            rules={{ validate: rules.optionalPhone }}
            render={({ field }) => <PhoneField {...field} label="Phone" error={errors.phone?.message} />}
          />
        </FieldGrid>
      </Card>
      <Card title="Director">
        <FieldGrid>
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
          <TextField
            label="Email"
            type="email"
            required
            error={errors.email?.message}
            {...register('email', { validate: rules.email })}
          />
        </FieldGrid>
      </Card>
    </>
  );
}
